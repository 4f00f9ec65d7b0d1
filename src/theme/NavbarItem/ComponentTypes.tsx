// Change: an item that fails stops the build with its configuration in the message. The theme says
// so by an error boundary, which works in the browser only: a build would show the bare cause.
// Swizzle: wrap. Remove when the generator names the item during server rendering.
import type {ComponentType} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

type Item = (props: object) => unknown;

/** Calls the component within the wrapper's own render, where its error can be caught. */
function namingTheItem(type: string, component: Item): Item {
  return function NavbarItemInBuild(props) {
    try {
      return component(props);
    } catch (error) {
      if (!(error instanceof Error)) {
        throw error;
      }
      throw new Error(
        'A theme navbar item failed to render. Please double-check the following navbar item ' +
          `(themeConfig.navbar.items) of your Docusaurus config: ${JSON.stringify({type, ...props})}\n` +
          error.message,
        {cause: error},
      );
    }
  };
}

const inBuild = Object.fromEntries(
  Object.entries(ComponentTypes).map(([type, component]) => [
    type,
    namingTheItem(type, component as unknown as Item) as unknown as ComponentType,
  ]),
);

export default ExecutionEnvironment.canUseDOM ? ComponentTypes : inBuild;
