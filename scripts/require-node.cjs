// Runs before tsx, on whatever Node is there: plain old syntax, nothing required.
/* eslint-disable no-var -- the oldest Node that gets here knows no const */
var wanted = [20, 19];
var found = process.versions.node.split('.').map(Number);

if (found[0] < wanted[0] || (found[0] === wanted[0] && found[1] < wanted[1])) {
  console.error(
    'Node ' +
      wanted.join('.') +
      ' or newer is required, but this is Node ' +
      process.versions.node +
      ': install a newer version, for example with `nvm install`.',
  );
  process.exit(1);
}
