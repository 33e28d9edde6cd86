// Something that lies beside the board on a large screen and over it on a small one. Each has its own mind: what is open beside the
// board would cover what is asked when the window becomes narrow.

export class Panel {
  private isBeside = $state(false);
  private isOver = $state(false);

  constructor(
    private readonly isWide: () => boolean,
    isBeside = false,
  ) {
    this.isBeside = isBeside;
  }

  get isOpen(): boolean {
    return this.isWide() ? this.isBeside : this.isOver;
  }

  set isOpen(isOpen: boolean) {
    if (this.isWide()) this.isBeside = isOpen;
    else this.isOver = isOpen;
  }

  toggle = (): void => void (this.isOpen = !this.isOpen);
  close = (): void => void (this.isOpen = false);
}
