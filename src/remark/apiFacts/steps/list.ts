import type {TextRun, Step} from '../../../framework/referenceProps';

/** The steps of one call, each once. */
export class StepList {
  readonly steps: Step[] = [];
  private readonly seen = new Set<string>();

  /** Adds a step, unless the list has it. */
  add(step: Step | undefined): void {
    const key = JSON.stringify(step);
    if (step && !this.seen.has(key)) {
      this.seen.add(key);
      this.steps.push(step);
    }
  }

  /**
   * Adds the call of another action, once: each of its effects is under the condition of the call,
   * and some under more, so that the shortest condition is the call's own.
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

  /** Attaches the listener callback to the last pause. */
  notify(callback: TextRun): void {
    const pause = this.steps.at(-1);
    if (pause?.kind === 'pause') {
      pause.notifies = callback;
    }
  }

  /** Says of the last wait that the element is outlined after it. */
  outline(color: string): void {
    const wait = this.steps.findLast((step) => step.kind === 'until');
    if (wait?.kind === 'until') {
      wait.outline = color;
    }
  }

  /** Marks a caught error at the end as one that becomes the result. */
  endWithValue(): void {
    const last = this.steps.at(-1);
    if (last?.kind === 'swallow') {
      last.ends = true;
    }
  }
}
