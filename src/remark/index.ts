import {remarkFacts} from '../reference/insert/remarkFacts';
import {rehypeAsides} from './rehypeAsides';
import {rehypeHighlight} from './rehypeHighlight';
import {rehypeShortCode} from './rehypeShortCode';
import {rehypeTableLabels} from './rehypeTableLabels';
import {remarkCodeLinks} from '../reference/names/remarkCodeLinks';
import {remarkComponents} from '../reference/insert/remarkComponents';
import {remarkErrors} from '../reference/insert/remarkErrors';
import {remarkSampleLinks} from '../reference/names/remarkSampleLinks';
import {remarkHeadingIds} from './remarkHeadingIds';
import {remarkMobileContents} from './remarkMobileContents';
import {remarkPlaceholders} from './remarkPlaceholders';
import {remarkSamples} from './remarkSamples';

/** The Markdown transforms that docs, blog, and pages share, in the order in which they run. */
export const markdownPlugins = {
  remarkPlugins: [remarkErrors, remarkHeadingIds, remarkFacts, remarkComponents],
  beforeDefaultRemarkPlugins: [remarkPlaceholders, remarkSamples],
  rehypePlugins: [rehypeHighlight, rehypeTableLabels, rehypeAsides, rehypeShortCode],
};

/** Those of the documentation areas, whose code spans are links to what they name, and whose pages have contents. */
export const areaMarkdownPlugins = {
  ...markdownPlugins,
  remarkPlugins: [
    ...markdownPlugins.remarkPlugins,
    remarkCodeLinks,
    remarkSampleLinks,
    remarkMobileContents,
  ],
};
