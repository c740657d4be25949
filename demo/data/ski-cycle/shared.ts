/** Texts and limits that several goods of this folder share. */
import { loc } from '../types'

/** Too long for a parcel machine: to the door or to a store, one in an international package. */
export const LONG = { allowedDeliveryMethods: ['home', 'store'], perInternationalPackage: 1 }

export const HELMET = loc(
  'Protects only when fastened and in the right size. Replace after a hard blow. Not for climbing or motor sport.',
  'Suojaa vain kiinnitettynä ja oikeaa kokoa. Vaihda kovan iskun jälkeen. Ei kiipeilyyn eikä moottoriurheiluun.',
  'Skyddar bara när den är knäppt och i rätt storlek. Byt efter en hård smäll. Inte för klättring eller motorsport.',
  'Schützt nur geschlossen und in der richtigen Größe. Nach hartem Stoß ersetzen. Nicht zum Klettern oder für Motorsport.',
  'Ne protège qu’attaché et à la bonne taille. À remplacer après un choc. Ni escalade ni sport motorisé.',
  'Защищает только застёгнутым и по размеру. После сильного удара замените. Не для скалолазания и мотоспорта.',
)
export const BINDING = loc(
  'To be mounted and set by a trained technician only (ISO 11088). Does not release in every fall.',
  'Vain koulutetun suksimekaanikon asennettavaksi ja säädettäväksi (ISO 11088). Ei laukea jokaisessa kaatumisessa.',
  'Får bara monteras och ställas in av utbildad tekniker (ISO 11088). Löser inte ut vid varje fall.',
  'Montage und Einstellung nur durch geschulte Techniker (ISO 11088). Löst nicht bei jedem Sturz aus.',
  'Montage et réglage réservés à un technicien formé (ISO 11088). Ne déclenche pas à chaque chute.',
  'Монтаж и настройка только обученным техником (ISO 11088). Срабатывает не при каждом падении.',
)
export const AVALANCHE = loc(
  'Does not prevent avalanches. Carry transceiver, shovel and probe together, take a course and read the bulletin before you go.',
  'Ei estä lumivyöryjä. Kanna piippari, lapio ja sondi yhdessä, käy kurssi ja lue ennuste ennen lähtöä.',
  'Hindrar inga laviner. Bär sändare, spade och sond tillsammans, gå en kurs och läs prognosen före turen.',
  'Verhindert keine Lawinen. LVS-Gerät, Schaufel und Sonde gehören zusammen; Kurs besuchen, Lagebericht lesen.',
  'N’empêche pas les avalanches. DVA, pelle et sonde vont ensemble ; suivez une formation et lisez le bulletin.',
  'Не предотвращает лавины. Датчик, лопата и зонд носятся вместе; пройдите курс и прочтите прогноз до выхода.',
)
export const CHILD_BIKE = loc(
  'Not for road traffic without lights and reflectors as the law requires. To be used under the eyes of an adult, with a helmet.',
  'Ei tieliikenteeseen ilman lain vaatimia valoja ja heijastimia. Käytettävä aikuisen valvonnassa kypärä päässä.',
  'Inte för trafik utan de lampor och reflexer lagen kräver. Används under uppsikt av vuxen, med hjälm.',
  'Ohne vorgeschriebenes Licht und Reflektoren nicht für den Straßenverkehr. Nur unter Aufsicht und mit Helm benutzen.',
  'Pas de circulation routière sans l’éclairage légal. À utiliser sous surveillance d’un adulte, avec un casque.',
  'Не для дорог без положенных фонарей и отражателей. Кататься под присмотром взрослых и в шлеме.',
)
export const POLYAMIDE = loc('100 % recycled polyamide', '100 % kierrätettyä polyamidia', '100 % återvunnen polyamid', '100 % recyceltes Polyamid', '100 % polyamide recyclé', '100 % переработанный полиамид')
export const STRETCH = loc('78 % recycled polyamide, 22 % elastane', '78 % kierrätettyä polyamidia, 22 % elastaania', '78 % återvunnen polyamid, 22 % elastan', '78 % recyceltes Polyamid, 22 % Elasthan', '78 % polyamide recyclé, 22 % élasthanne', '78 % переработанный полиамид, 22 % эластан')
export const MERINO = loc('70 % merino wool, 30 % recycled polyester', '70 % merinovillaa, 30 % kierrätettyä polyesteria', '70 % merinoull, 30 % återvunnen polyester', '70 % Merinowolle, 30 % recyceltes Polyester', '70 % laine mérinos, 30 % polyester recyclé', '70 % мериносовая шерсть, 30 % переработанный полиэстер')
