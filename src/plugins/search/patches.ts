// cspell:disable: the patches quote minified code.
/** One defect of a pinned package, and the text that fixes it. */
export interface Patch {
  /** What goes wrong without it. */
  readonly why: string;
  readonly find: string;
  readonly replace: string;
}

/**
 * Patches of DocSearch's modal 4.3.2. It ships minified, so a patch finds a part of that text; each
 * may go when DocSearch does without it.
 */
export const MODAL_PATCHES: readonly Patch[] = [
  {
    why: 'what to try next never shows, because the list of it becomes an object',
    find: 'r.context.searchSuggestions.length<Object.keys(o).length&&u({searchSuggestions:k(k({},null!==(t=r.context.searchSuggestions)&&void 0!==t?t:[]),Object.keys(o))});',
    replace: 'u({searchSuggestions:n.searchSuggestions||Object.keys(o)});',
  },
  {
    why: 'the count of results adds up over keystrokes',
    find: 'if(i){var s=r.context.nbHits;u({nbHits:(null!=s?s:0)+i})}',
    replace: 'u({nbHits:g.reduce(function(e,t){return e+(t.nbHits||0)},0)});',
  },
  {
    why: 'only one kind of failure counts as one',
    find: 'throw e.p=3,"RetryError"===(F=e.v).name&&a("error"),F;',
    replace: 'throw e.p=3,F=e.v,a("error"),F;',
  },
  {
    why: 'the state of failure is overwritten at once, and the failure is thrown at the page',
    find: '.finally(function(){p("idle"),Fd&&u.environment.clearTimeout(Fd)})',
    replace:
      '.catch(function(e){if("error"!==o.getState().status)throw e})' +
      '.finally(function(){"error"!==o.getState().status&&p("idle"),Fd&&u.environment.clearTimeout(Fd)})',
  },
  {
    why: 'a query whose answer is on its way has no results already',
    find: '):e.createElement(Fh,F({},a,{translations:null==u?void 0:u.noResultsScreen})):e.createElement(Ih,',
    replace:
      '):void 0===a.state.context.nbHits?null:e.createElement(Fh,F({},a,{translations:null==u?void 0:u.noResultsScreen})):e.createElement(Ih,',
  },
  {
    why: 'what an index or the storage holds becomes markup',
    find: 'dangerouslySetInnerHTML:{__html:ch(t,"_snippetResult.".concat(n,".value"))||ch(t,n)}',
    replace:
      'dangerouslySetInnerHTML:{__html:bkOnlyMarks(ch(t,"_snippetResult.".concat(n,".value"))||ch(t,n))}',
  },
  {
    why: 'HTML in a generated answer becomes markup',
    find: 'var Jp=new Hp.Renderer;',
    replace: 'var Jp=new Hp.Renderer;Jp.html=function(e){return Wp(e.text)};',
  },
  {
    why: 'a link in a generated answer may run a script',
    find: 'a=t?Wp(t):"",i=Wp(r);',
    replace: 'a=t&&/^(?:https?:|[/#])/i.test(t)?Wp(t):"",i=Wp(r);',
  },
  {
    why: 'a source that a generated answer names may run a script',
    find: 's=i[2];n.has(s)||(n.add(s)',
    replace: 's=i[2];!/^(?:https?:|[/#])/i.test(s)||n.has(s)||(n.add(s)',
  },
  {
    why: 'nothing opens where the browser denies the storage',
    find: 'e.useEffect(function(){$h()},[])',
    replace: 'e.useEffect(function(){try{$h()}catch(e){}},[])',
  },
  {
    why: 'nothing opens when another site of the host left something else in the storage',
    find: 'return Array.isArray(n)?n:[]',
    replace: 'return(Array.isArray(n)?n:[]).filter(function(e){return e&&e.objectID&&e.hierarchy})',
  },
  {
    why: 'no answer is generated where the browser denies the storage: reading the token',
    find: 'r=sessionStorage.getItem(uf),af(r)',
    replace: 'r=function(){try{return sessionStorage.getItem(uf)}catch(e){return null}}(),af(r)',
  },
  {
    why: 'no answer is generated where the browser denies the storage: keeping the token',
    find: 'return sessionStorage.setItem(uf,t),t',
    replace: 'try{sessionStorage.setItem(uf,t)}catch(e){}return t',
  },
  {
    why: 'a token that is refused shows as an error of JSON',
    find: '.then(function(e){return e.json()}).then(function(e){var t=e.token;',
    replace:
      '.then(function(e){if(!e.ok)throw new Error("No answer could be generated. Try again later.");return e.json()}).then(function(e){var t=e.token;',
  },
  {
    why: 'a probe for eval breaks the content security policy',
    find: 'try{return new Function(""),!0}catch(e){return!1}',
    replace: 'return!1',
  },
  {
    why: 'what the reader opened or saved is forgotten at once where the browser denies the storage',
    find: '{setItem:function(){},getItem:function(){return[]}}',
    replace: '{setItem:function(t){bkKept[e]=t},getItem:function(){return bkKept[e]||[]}}',
  },
  {
    why: 'the Tab key leaves the modal, because its last control is one that is not shown',
    find:
      'var e=ot.querySelectorAll("a[href]:not([disabled]), button:not([disabled]), input:not([disabled])"),t=e[0],n=e[e.length-1];' +
      'return ot.addEventListener("keydown",r),function(){ot.removeEventListener("keydown",r)}}function r(e){"Tab"===e.key&&(',
    replace:
      'return ot.addEventListener("keydown",r),function(){ot.removeEventListener("keydown",r)}}function r(e){' +
      'var i=Array.from(ot.querySelectorAll("a[href]:not([disabled]), button:not([disabled]), input:not([disabled])")).filter(function(e){return e.getClientRects().length>0}),' +
      't=i[0],n=i[i.length-1];"Tab"===e.key&&(',
  },
  {
    why: 'the whole modal is a button to a screen reader: it opens no list itself',
    find: 'F({ref:fe},lt({"aria-expanded":!0}),{className',
    replace: 'F({ref:fe},{className',
  },
  {
    why: 'the whole modal is a button to a screen reader: a click beside it closes it, no key does',
    find: 'role:"button",tabIndex:0,onMouseDown',
    replace: 'onMouseDown',
  },
  {
    why: 'a screen reader is not told that the field has results below it',
    find: '"aria-autocomplete":"both",',
    replace:
      '"aria-autocomplete":"list",role:"combobox","aria-haspopup":"grid","aria-expanded":r.getState().isOpen&&"error"!==r.getState().status,',
  },
  {
    why: 'the buttons of an entry are hidden from screen readers: an option holds nothing but text',
    find: 'role:"option"',
    replace: 'role:"row"',
  },
  {
    why: 'the list of entries with buttons is a grid',
    find: 'role:"listbox"',
    replace: 'role:"grid"',
  },
  {
    why: 'the way to Ask AI is a row of that grid, and a row holds cells',
    find: '{className:"DocSearch-Hit--AskAI"}',
    replace: '{className:"DocSearch-Hit--AskAI",role:"gridcell"}',
  },
  {
    why: 'a sign has a color of its own, whatever the mode',
    find: 'stroke:"#5a5e9a"',
    replace: 'stroke:"currentColor"',
  },
];

/** Prepended to the patched text. */
export const MODAL_HEAD =
  'import {onlyMarks as bkOnlyMarks} from "@site/src/search/escape";\nvar bkKept = {};\n';

/**
 * Applies patches to a text.
 *
 * @param text of the package
 * @param patches each of which has to match exactly once
 * @param name of the package, for the message
 * @throws Error in one line when one matches not at all or more than once: the package has changed
 */
export function applyPatches(text: string, patches: readonly Patch[], name: string): string {
  return patches.reduce((current, {why, find, replace}) => {
    const places = current.split(find).length - 1;
    if (places !== 1) {
      throw new Error(
        `${name} has changed: the patch against "${why}" matches ${places} times instead of once. ` +
          'Check whether it is still needed, and correct it in src/plugins/search/patches.ts.',
      );
    }
    return current.replace(find, () => replace);
  }, text);
}
