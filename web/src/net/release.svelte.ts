// Whether the server has other pages than those that were loaded: then the table asks to be loaded again.

class Release {
  private known: string | undefined;
  isOld = $state(false);

  /** The server says what its pages are called. The first name heard is that of the pages that are shown. */
  hear(pages: string | undefined): void {
    if (pages === undefined) return;
    this.known ??= pages;
    this.isOld = this.known !== pages;
  }
}

export const release = new Release();
