import { latinOf } from '@/lib/platform/text/slug';
import { lookOf } from '@/lib/platform/text/look';

/*
 * Names that readers would take for those of our staff, in the fourteen languages of the site. Their words are compared
 * whole, by what they look like and by how they sound in Latin letters: Админов and Модестов are people.
 */
const roles = [
  // What we are called from the beginning. A title that the settings bring may be anybody's name.
  'говорим',
  ...['admin', 'admins', 'administrator', 'administrators', 'administration', 'moderator', 'moderators'],
  ...['moderation', 'sysadmin', 'superuser', 'webmaster'],
  ...['админ', 'админы', 'админка', 'администратор', 'администраторы', 'администрация', 'модератор'],
  ...['модераторы', 'модерация', 'сисадмин', 'вебмастер'],
  ...['administratorin', 'moderatorin'],
  ...['administrateur', 'administratrice', 'modérateur', 'modératrice', 'modération'],
  ...['administrador', 'administradora', 'administración', 'moderador', 'moderadora', 'moderación'],
  ...['amministratore', 'amministratrice', 'amministrazione', 'moderatore', 'moderatrice', 'moderazione'],
  ...['yönetici', 'yönetim', 'moderatör'],
  ...['inzibatçı', 'idarəçi', 'administrasiya'],
  ...['ադմին', 'ադմինիստրատոր', 'ադմինիստրացիա', 'մոդերատոր'],
  ...['διαχειριστής', 'διαχειρίστρια', 'διαχείριση', 'συντονιστής', 'συντονίστρια'],
  ...['beheerder', 'beheer'],
  ...['管理者', '管理人', '運営', '運営者', '運営事務局', 'アドミン', 'モデレーター', 'モデレータ'],
];

/** Of these a whole name has to be made, as «Служба поддержки» is: alone they may be part of somebody's. */
const duties = [
  ...['support', 'team', 'staff', 'help', 'helpdesk', 'desk', 'service', 'official', 'site', 'the', 'of'],
  ...['команда', 'команды', 'поддержка', 'поддержки', 'служба', 'помощь', 'сотрудник', 'сотрудники'],
  ...['официальный', 'официальная', 'сайт', 'сайта', 'техподдержка', 'техническая'],
  ...['hilfe', 'kundendienst', 'mitarbeiter', 'offiziell', 'équipe', 'assistance', 'officiel', 'aide'],
  ...['soporte', 'equipo', 'ayuda', 'oficial', 'supporto', 'assistenza', 'ufficiale', 'squadra'],
  ...['destek', 'ekip', 'ekibi', 'resmi', 'dəstək', 'komanda', 'komandası', 'rəsmi'],
  ...['աջակցություն', 'թիմ', 'պաշտոնական', 'υποστήριξη', 'ομάδα', 'επίσημο'],
  ...['hjælp', 'hjelp', 'kundeservice', 'brukerstøtte', 'personale', 'officiel', 'offisiell'],
  ...['ondersteuning', 'klantenservice', 'medewerker', 'officieel', 'サポート', 'スタッフ', '公式', 'チーム'],
];

/** Й is spelt y, j or i, ц ts or c, and ə e; whoever doubles a letter is read all the same. */
const soundOf = (text: string) =>
  lookOf(latinOf(text))
    .replaceAll(/t[sz]/gu, 'c')
    .replaceAll(/[yj]/gu, 'i')
    .replaceAll('ə', 'e')
    .replaceAll(/(.)\1+/gu, '$1');
const looksOf = (text: string) => [lookOf(text), soundOf(text)].filter(Boolean);
const roleLooks = new Set(roles.flatMap(looksOf));
const dutyLooks = new Set([...roleLooks, ...duties.flatMap(looksOf)]);
const wordsOf = (text: string) => text.split(/[\s\p{P}]+/u).filter(Boolean);

/** Whether this name says that somebody is our staff, or the site itself. */
export function isReservedName(name: { firstName: string; surname: string }, siteTitle: string): boolean {
  const { firstName, surname } = name;
  const title = new Set([siteTitle, ...wordsOf(siteTitle)].flatMap(looksOf));
  const isRole = (text: string) => looksOf(text).some((look) => roleLooks.has(look));
  const isOurs = (text: string) => looksOf(text).some((look) => dutyLooks.has(look) || title.has(look));
  const whole = `${firstName} ${surname}`;
  const words = wordsOf(whole);
  return [firstName, surname, ...words].some(isRole) || isOurs(whole) || words.every(isOurs);
}
