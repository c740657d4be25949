/** Brands that the goods of this folder bring along. */
import { loc, type DemoBrand } from '../types'

const p = (text: string) => `<p>${text}</p>`

export const CAMP_BRANDS: readonly DemoBrand[] = [
  {
    id: 18, slug: 'nuotiola', name: 'Nuotiola', maker: { name: 'Nuotiolan Rauta Oy', address: 'Ahjotie 6, 63700 Ähtäri, Finland', email: 'ahjo@nuotiola.example.com' },
    descriptions: loc(
      p('Axes, cast iron and everything that stands round a fire. Nuotiola grew out of a village smithy that made boat nails, and still tempers every axe head by colour, by eye, in a room kept dark for the purpose.'),
      p('Kirveitä, valurautaa ja kaikkea, mitä nuotion ympärillä tarvitaan. Nuotiola sai alkunsa venenauloja takoneesta kyläpajasta ja päästää yhä jokaisen kirveenterän silmämäärin, värin mukaan, hämärässä huoneessa.'),
      p('Yxor, gjutjärn och allt som hör hemma runt en eld. Nuotiola växte fram ur en bysmedja som gjorde båtspik och anlöper fortfarande varje yxhuvud på ögonmått, efter färgen, i ett rum som hålls mörkt.'),
      p('Äxte, Gusseisen und alles, was um ein Feuer steht. Nuotiola entstand aus einer Dorfschmiede für Bootsnägel und lässt noch heute jeden Axtkopf nach Augenmaß an, nach der Farbe, in einem abgedunkelten Raum.'),
      p('Des haches, de la fonte et tout ce qui entoure un feu. Née d’une forge de village qui faisait des clous de bateau, Nuotiola revient encore chaque tête de hache à l’œil, à la couleur, dans une pièce tenue sombre.'),
      p('Топоры, чугун и всё, что стоит вокруг костра. Nuotiola выросла из деревенской кузницы, где делали лодочные гвозди, и до сих пор отпускает каждый топор на глаз, по цвету, в нарочно затемнённой комнате.'),
    ),
  },
  {
    id: 19, slug: 'tjarnvik', name: 'Tjärnvik', maker: { name: 'Tjärnvik Lättfriluft AB', address: 'Segelmakargränd 4, 871 31 Härnösand, Sweden', email: 'hej@tjarnvik.example.com' },
    descriptions: loc(
      p('Light tents, tarps and hammocks from an old sail loft. Tjärnvik weighs every buckle and then puts some of the grams back where they hold: in the ridge, the corners and the first metre above the ground.'),
      p('Kevyitä telttoja, tarppeja ja riippumattoja vanhasta purjeneulomosta. Tjärnvik punnitsee jokaisen soljen ja palauttaa sitten osan grammoista sinne, missä ne kantavat: harjaan, kulmiin ja maan lähelle.'),
      p('Lätta tält, tarpar och hängmattor från ett gammalt segelmakeri. Tjärnvik väger varje spänne och lägger sedan tillbaka några gram där de håller: i nocken, i hörnen och den första metern över marken.'),
      p('Leichte Zelte, Tarps und Hängematten aus einer alten Segelmacherei. Tjärnvik wiegt jede Schnalle und gibt dann einige Gramm dort zurück, wo sie halten: am First, an den Ecken und auf dem ersten Meter über dem Boden.'),
      p('Tentes légères, tarps et hamacs, dans une ancienne voilerie. Tjärnvik pèse chaque boucle, puis remet quelques grammes là où ils tiennent : au faîte, aux angles et sur le premier mètre au-dessus du sol.'),
      p('Лёгкие палатки, тенты и гамаки из бывшей парусной мастерской. Tjärnvik взвешивает каждую пряжку, а потом возвращает часть граммов туда, где они держат: в конёк, в углы и в первый метр от земли.'),
    ),
  },
  {
    id: 20, slug: 'purokko', name: 'Purokko', maker: { name: 'Purokko Vesi Oy', address: 'Kaivokatu 11, 79700 Heinävesi, Finland', email: 'neuvonta@purokko.example.com' },
    descriptions: loc(
      p('Water, and what you carry it in. Purokko tests its filters in a bog ditch behind the works, sells every seal on its own, and makes bottles with a mouth wide enough for a cleaning brush and a child’s hand.'),
      p('Vettä ja astioita sen kantamiseen. Purokko koettelee suodattimensa tehtaan takana suo-ojassa, myy jokaisen tiivisteen erikseen ja tekee pulloja, joiden suusta mahtuu pulloharja ja lapsen käsi.'),
      p('Vatten, och det man bär det i. Purokko provar sina filter i ett myrdike bakom fabriken, säljer varje packning för sig och gör flaskor med en öppning som räcker för diskborste och barnhand.'),
      p('Wasser und das, worin man es trägt. Purokko prüft seine Filter in einem Moorgraben hinter dem Werk, verkauft jede Dichtung einzeln und baut Flaschen, durch deren Öffnung Bürste und Kinderhand passen.'),
      p('L’eau, et de quoi la porter. Purokko éprouve ses filtres dans un fossé de tourbière derrière l’atelier, vend chaque joint à l’unité et fait des gourdes où passent le goupillon et la main d’un enfant.'),
      p('Вода и то, в чём её носят. Purokko испытывает фильтры в болотной канаве за цехом, продаёт каждую прокладку отдельно и делает фляги, в горлышко которых проходит и ёршик, и детская рука.'),
    ),
  },
]
