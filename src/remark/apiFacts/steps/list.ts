import type {Piece, Step} from '../../../framework/sheets';

/** The steps of one call, each told once. */
export class StepList {
  readonly steps: Step[] = [];
  private readonly seen = new Set<string>();

  /** Adds a step, unless the same one stands there. */
  add(step: Step | undefined): void {
    const key = JSON.stringify(step);
    if (step && !this.seen.has(key)) {
      this.seen.add(key);
      this.steps.push(step);
    }
  }

  /**
   * Adds the call of another action, once: each of its effects stands under the condition of the
   * call, and some under more, so that the shortest condition is the call's own.
   */
  addCall(step: Step & {kind: 'calls'}): void {
    const {steps} = this;
    const index = steps.findIndex(
      (other) => other.kind === 'calls' && String(other.method) === String(step.method),
    );
    const known = steps[index] as typeof step | undefined;
    if (known && (step.when ?? '').length >= (known.when ?? '').length) {
      return;
    }
    if (known) {
      steps.splice(index, 1);
    }
    steps.push(step);
  }

  /** Names the callback that hears of the pause that was told last. */
  hear(callback: Piece): void {
    const pause = this.steps.at(-1);
    if (pause?.kind === 'pause') {
      pause.hears = callback;
    }
  }

  /** Says of a caught error at the end that a value is returned in its place. */
  endWithValue(): void {
    const last = this.steps.at(-1);
    if (last?.kind === 'swallow') {
      last.ends = true;
    }
  }
}
