import {describe, expect, it} from 'vitest';
import {stageOf, sum, tallyPlaywright, tallyVitest} from '../../scripts/test/tally';

const vitest = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{status: 'passed', assertionResults: [{}]}],
};

describe('tallyVitest', () => {
  it('counts what passed and failed', () => {
    expect(tallyVitest({...vitest, numFailedTests: 2})).toEqual({passed: 7, failed: 2});
  });

  it('counts a skipped or planned test as failed', () => {
    expect(tallyVitest({...vitest, numPendingTests: 1, numTodoTests: 2}).failed).toBe(3);
  });

  it('counts a file that could not be loaded as one failure', () => {
    const testResults = [
      {status: 'failed', assertionResults: []},
      {status: 'failed', assertionResults: [{}]},
    ];
    expect(tallyVitest({...vitest, numFailedTests: 1, testResults}).failed).toBe(2);
  });
});

describe('tallyPlaywright', () => {
  it('counts flaky and skipped tests and errors outside of tests as failed', () => {
    const stats = {expected: 9, unexpected: 1, flaky: 2, skipped: 3};
    expect(tallyPlaywright({stats, errors: [{}]})).toEqual({passed: 9, failed: 7});
  });
});

describe('stageOf', () => {
  it('passes with a test that passed and exit code 0', () => {
    expect(stageOf('unit', 2, 0, {passed: 1, failed: 0})).toEqual({
      name: 'unit',
      seconds: 2,
      passed: 1,
      failed: 0,
      faults: [],
    });
  });

  it.each([undefined, {passed: 0, failed: 0}])('fails when it ran no test (%j)', (tally) => {
    const stage = stageOf('unit', 2, 0, tally);
    expect([stage.failed, stage.faults]).toEqual([1, ['unit ran no test']]);
  });

  it('fails when its runner did, though no test failed', () => {
    const stage = stageOf('unit', 2, 3, {passed: 5, failed: 0});
    expect(stage).toMatchObject({passed: 5, failed: 1, faults: ['unit ended with exit code 3']});
  });

  it('counts no failure twice', () => {
    expect(stageOf('unit', 2, 1, {passed: 5, failed: 2})).toMatchObject({failed: 2, faults: []});
  });
});

describe('sum', () => {
  it('adds up all stages', () => {
    const stages = [
      {passed: 3, failed: 0},
      {passed: 0, failed: 1},
      {passed: 100, failed: 2},
    ];
    expect(sum(stages)).toEqual({passed: 103, failed: 3});
    expect(sum([])).toEqual({passed: 0, failed: 0});
  });
});
