/** Brands that the goods of this folder bring along. */
import { loc, type DemoBrand } from '../types'

const p = (text: string) => `<p>${text}</p>`

export const SKI_BRANDS: readonly DemoBrand[] = [
  {
    id: 21, slug: 'lumikehra', name: 'Lumikehrä', maker: { name: 'Lumikehrä Sukset Oy', address: 'Latutie 12, 87250 Kajaani, Finland', email: 'latu@lumikehra.example.com' },
    descriptions: loc(
      p('A ski factory small enough for the press operator to know the testers by name. Lumikehrä makes cross-country skis, boots and its own wax, and tries all three on the same loop behind the factory from November to May.'),
      p('Suksitehdas, joka on niin pieni, että puristaja tuntee koehiihtäjät nimeltä. Lumikehrä tekee murtomaasukset, monot ja omat voiteensa ja kokeilee kaikki kolme samalla tehtaan takaisella lenkillä marraskuusta toukokuuhun.'),
      p('En skidfabrik så liten att den som står vid pressen känner teståkarna vid namn. Lumikehrä gör längdskidor, pjäxor och egen valla och provar alla tre på samma slinga bakom fabriken, från november till maj.'),
      p('Eine Skifabrik, so klein, dass man an der Presse die Testläufer beim Namen kennt. Lumikehrä baut Langlaufski, Schuhe und eigenes Wachs und probiert alle drei von November bis Mai auf derselben Runde hinter dem Werk.'),
      p('Une fabrique de skis assez petite pour que l’opérateur de la presse connaisse les testeurs par leur nom. Lumikehrä fait des skis de fond, des chaussures et son propre fart, et les essaie de novembre à mai sur la même boucle, derrière l’usine.'),
      p('Лыжная фабрика, такая маленькая, что прессовщик знает испытателей по именам. Lumikehrä делает беговые лыжи, ботинки и собственные мази и с ноября по май пробует всё это на одном круге за цехом.'),
    ),
  },
  {
    id: 22, slug: 'rautaharju', name: 'Rautaharju', maker: { name: 'Rautaharju Pyörät Oy', address: 'Konepajankuja 3, 33580 Tampere, Finland', email: 'runko@rautaharju.example.com' },
    descriptions: loc(
      p('Bicycles from an old engineering works, designed by people who get to work on them all winter. Rautaharju uses threaded bottom brackets, standard bolts and paint that can be bought by the bottle, because a bike is going to be scratched.'),
      p('Polkupyöriä vanhasta konepajasta, suunnittelijoina ihmiset, jotka ajavat niillä töihin läpi talven. Rautaharju käyttää kierteellisiä keskiöitä, tavallisia pultteja ja maalia, jota saa pullossa, koska pyörään tulee kuitenkin naarmuja.'),
      p('Cyklar från en gammal mekanisk verkstad, ritade av folk som cyklar till jobbet hela vintern. Rautaharju använder gängade vevlager, vanliga bultar och lack som går att köpa på flaska, för en cykel kommer att bli repad.'),
      p('Fahrräder aus einer alten Maschinenfabrik, entworfen von Leuten, die den ganzen Winter damit zur Arbeit fahren. Rautaharju baut Gewindetretlager, gewöhnliche Schrauben und Lack ein, den es im Fläschchen gibt, denn Kratzer kommen sowieso.'),
      p('Des vélos nés dans un ancien atelier de mécanique, dessinés par des gens qui vont travailler avec tout l’hiver. Boîtiers filetés, visserie courante et peinture vendue en flacon : Rautaharju sait qu’un vélo finit par être rayé.'),
      p('Велосипеды из старого механического цеха, их придумывают люди, которые ездят на них на работу всю зиму. Rautaharju ставит резьбовые каретки и обычные болты, а краску продаёт во флаконах: царапины всё равно будут.'),
    ),
  },
]
