import az from '@/messages/az/offer.json';
import da from '@/messages/da/offer.json';
import de from '@/messages/de/offer.json';
import el from '@/messages/el/offer.json';
import en from '@/messages/en/offer.json';
import es from '@/messages/es/offer.json';
import fr from '@/messages/fr/offer.json';
import hy from '@/messages/hy/offer.json';
import it from '@/messages/it/offer.json';
import ja from '@/messages/ja/offer.json';
import nb from '@/messages/nb/offer.json';
import nl from '@/messages/nl/offer.json';
import ru from '@/messages/ru/offer.json';
import tr from '@/messages/tr/offer.json';
import { consentKey, type OptionalKey } from './consent';
import { localePrefix, locales, type Locale } from '@/lib/platform/i18n/locales';
import { worksEarly } from './works-early';

/** Attributes of the list of links to the page's other languages and of the offer's box. */
export const languageLinks = 'data-language-links';
export const offerBox = 'data-language-offer';

/** @public for tests, which look into the storage */
export const offerKey = 'language-offer' satisfies OptionalKey;

type Offer = Record<'label' | 'sentence' | 'dismiss', string>;
const offers: Record<Locale, Offer> = { az, da, de, el, en, es, fr, hy, it, ja, nb, nl, ru, tr };
const words = Object.fromEntries(
  locales.map((locale) => {
    const { label, sentence, dismiss } = offers[locale];
    return [locale, [localePrefix(locale), label, sentence, dismiss]];
  }),
);
const prefixes = locales.map(localePrefix).filter((prefix) => prefix !== '');

/** JSON escaped for a script element. */
const asJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Comes right after the offer's box and runs before it is painted: offers the first of the browser's languages that is
 * one of ours and not the page's, in that language, unless a language was chosen or the offer was closed before. Cached
 * pages are the same for all readers, so only the browser can decide this. It also stores the choice of a language, and
 * leads its link to the address that is shown, with its query; both work before React has hydrated the page. The
 * Content-Security-Policy contains its hash, so the page must contain exactly this text.
 */
export const languageOfferScript = `(()=>{
const words=${asJson(words)};
const root=document.documentElement;
const box=document.querySelector('[${offerBox}]');
const stored=(key)=>{try{return localStorage.getItem(key)}catch{return null}};
const settle=()=>{try{if(stored('${consentKey}')!=='declined')localStorage.setItem('${offerKey}','settled')}catch{}};
const own=new RegExp(${asJson(`^(?:${prefixes.join('|')})(?=/|$)`)});
const lead=(link)=>{const path=location.pathname.replace(own,''),[prefix]=words[link.hreflang];link.setAttribute('href',(prefix+(prefix&&path==='/'?'':path)||'/')+location.search)};
const near=({target})=>target.closest&&target.closest('[${languageLinks}] a,[${offerBox}] a');
for(const type of ['pointerdown','focusin','click'])addEventListener(type,(event)=>{const link=near(event);if(!link)return;lead(link);if(type==='click')settle()},true);
if(!box||stored('${offerKey}')!==null)return;
for(const tag of navigator.languages||[]){
let language=tag.trim().toLowerCase().split('-')[0];
if(language==='no'||language==='nn')language='nb';
if(!Object.hasOwn(words,language))continue;
if(language===root.lang)return;
const [,label,sentence,dismiss]=words[language];
const link=document.createElement('a');
const close=document.createElement('button');
link.hreflang=language;
link.textContent=sentence;
lead(link);
close.type='button';
close.setAttribute('${worksEarly}','');
close.textContent='\\u00d7';
close.setAttribute('aria-label',dismiss);
close.onclick=()=>{settle();box.hidden=true};
box.lang=language;
box.setAttribute('aria-label',label);
box.append(link,close);
box.hidden=false;
return}
})()`;
