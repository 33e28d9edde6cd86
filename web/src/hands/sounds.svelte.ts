// Sounds, made here and now: nothing is loaded, and nothing sounds unless somebody wants it.
import type { WireEvent } from "$protocol";
import { read, write } from "../net/keep";

class Sounds {
  isOn = $state(read<boolean>("sounds") === true);
  private context: AudioContext | undefined;

  toggle = (): void => {
    this.isOn = !this.isOn;
    write("sounds", this.isOn);
    if (this.isOn) this.chime([660, 880], 0.12);
  };

  /** Tones one after the other, each fading like a struck bar of wood. */
  private chime(tones: readonly number[], each: number, kind: OscillatorType = "triangle"): void {
    if (!this.isOn) return;
    try {
      this.context ??= new AudioContext();
    } catch {
      return;
    }
    const { context } = this;
    for (const [ix, tone] of tones.entries()) {
      const at = context.currentTime + ix * each;
      const voice = context.createOscillator();
      const volume = context.createGain();
      voice.type = kind;
      voice.frequency.value = tone;
      volume.gain.setValueAtTime(0.0001, at);
      volume.gain.exponentialRampToValueAtTime(0.16, at + 0.01);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + each * 2.2);
      voice.connect(volume).connect(context.destination);
      voice.start(at);
      voice.stop(at + each * 2.4);
    }
  }

  myTurn = (): void => this.chime([587, 784], 0.13);

  /** What an event sounds like; most are silent. */
  event = ({ kind }: WireEvent): void => {
    if (kind === "tile-placed") this.chime([196], 0.06, "sine");
    else if (kind === "figure-placed") this.chime([330], 0.05, "sine");
    else if (kind === "scored") this.chime([523, 659, 784], 0.08);
    else if (kind === "figure-captured") this.chime([262, 196], 0.12, "sine");
    else if (kind === "game-ended") this.chime([523, 659, 784, 1047], 0.14);
  };
}

export const sounds = new Sounds();
