import { latinOf } from '@/lib/platform/text/slug';
import { skeletonOf } from '@/lib/platform/text/confusables';

/*
 * Names that readers would take for our staff, in the fourteen languages of the site. Words are compared
 * whole, by their look and by their sound in Latin letters: Админов and Модестов are people's names.
 */
const roles = [
  // The site's default name. A title that an administrator sets is compared separately, since it may be a person's name.
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

/**
 * Words that are refused only when the whole name consists of them, as «Служба поддержки» does: alone they may be part
 * of a person's name.
 */
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

/** Й is spelt y, j or i, ц is spelt ts or c, ə is spelt e, and doubled letters sound the same. */
const phoneticSkeletonOf = (text: string) =>
  skeletonOf(latinOf(text))
    .replaceAll(/t[sz]/gu, 'c')
    .replaceAll(/[yj]/gu, 'i')
    .replaceAll('ə', 'e')
    .replaceAll(/(.)\1+/gu, '$1');
const skeletonsOf = (text: string) => [skeletonOf(text), phoneticSkeletonOf(text)].filter(Boolean);
const roleSkeletons = new Set(roles.flatMap(skeletonsOf));
const dutySkeletons = new Set([...roleSkeletons, ...duties.flatMap(skeletonsOf)]);
const wordsOf = (text: string) => text.split(/[\s\p{P}]+/u).filter(Boolean);

/** Whether a name claims to be our staff or the site itself. */
export function isReservedName(name: { firstName: string; surname: string }, siteTitle: string): boolean {
  const { firstName, surname } = name;
  const title = new Set([siteTitle, ...wordsOf(siteTitle)].flatMap(skeletonsOf));
  const isRole = (text: string) => skeletonsOf(text).some((look) => roleSkeletons.has(look));
  const isOurs = (text: string) =>
    skeletonsOf(text).some((look) => dutySkeletons.has(look) || title.has(look));
  const whole = `${firstName} ${surname}`;
  const words = wordsOf(whole);
  return [firstName, surname, ...words].some(isRole) || isOurs(whole) || words.every(isOurs);
}
