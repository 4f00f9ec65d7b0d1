import type {HtmlTagObject, HtmlTags, LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {gateScript} from './gate';

/** An official analytics plug-in with what the environment gives it. */
export interface Service {
  plugin(context: LoadContext, options: unknown): ReturnType<PluginModule>;
  options: Record<string, unknown>;
  /** Absolute path of the client module that reports page views, in place of the plug-in's own. */
  clientModule: string;
}

function headTags(plugin: Plugin): HtmlTagObject[] {
  const tags: HtmlTags = plugin.injectHtmlTags?.({content: undefined})?.headTags ?? [];
  return [tags].flat().filter((tag): tag is HtmlTagObject => typeof tag !== 'string');
}

/**
 * Runs the official analytics plug-ins behind one gate. They write their tags into every page,
 * where nothing asks the reader's browser first; here the tags go into one inline script, which
 * adds them unless the browser sends Do Not Track or Global Privacy Control. Their noscript frames,
 * which no script can gate, are left out, and so are their client modules (see `pageViews.ts`).
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
      getClientModules: () => present.map(({service}) => service.clientModule),
    };
  };
}
