import path from 'node:path';
import type {HtmlTagObject, HtmlTags, LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {gateScript} from './gate';

/** An official analytics plug-in with what the environment gives it. */
export interface Service {
  /** Package of the plug-in; its client modules are named from there. */
  name: string;
  plugin(context: LoadContext, options: unknown): ReturnType<PluginModule>;
  options: Record<string, unknown>;
  /** Absolute paths of our own client modules that serve this plug-in. */
  clientModules?: string[];
}

function headTags(plugin: Plugin): HtmlTagObject[] {
  const tags: HtmlTags = plugin.injectHtmlTags?.({content: undefined})?.headTags ?? [];
  return [tags].flat().filter((tag): tag is HtmlTagObject => typeof tag !== 'string');
}

function clientModules({name, clientModules: own = []}: Service, plugin: Plugin): string[] {
  const folder = path.dirname(require.resolve(name));
  const theirs = plugin.getClientModules?.() ?? [];
  return [...own, ...theirs.map((module) => path.resolve(folder, module))];
}

/**
 * Runs the official analytics plug-ins behind one gate. They write their tags into every page,
 * where nothing asks the reader's browser first; here the tags go into one inline script, which
 * adds them unless the browser sends Do Not Track or Global Privacy Control. Their noscript frames,
 * which no script can gate, are left out.
 *
 * @param services the plug-ins that the environment names; none makes this plug-in absent
 */
export default function analytics(services: Service[]) {
  return async (context: LoadContext): Promise<Plugin | null> => {
    const loaded = await Promise.all(
      services.map(async (service) => ({
        service,
        plugin: await service.plugin(context, {id: 'default', ...service.options}),
      })),
    );
    // Each of them is absent under the development server.
    const present = loaded.filter((entry): entry is {service: Service; plugin: Plugin} =>
      Boolean(entry.plugin),
    );
    if (present.length === 0) {
      return null;
    }
    const script = gateScript(present.flatMap(({plugin}) => headTags(plugin)));
    return {
      name: 'analytics',
      injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: script}]}),
      getClientModules: () =>
        present.flatMap(({service, plugin}) => clientModules(service, plugin)),
    };
  };
}
