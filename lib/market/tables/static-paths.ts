/**
 * The one table of translated paths: en (the path of spec 1 §2), fi, sv, de, fr, ru; no slashes at the ends, ASCII only, Russian
 * transliterated. `{name}` is one segment, `{name...}` one or more. The English pattern is also the internal one below /[market]/.
 * The same parameters stand in every language.
 */
export type PathRow = readonly [en: string, fi: string, sv: string, de: string, fr: string, ru: string]

export const STATIC_PATHS = {
  home: ['', '', '', '', '', ''],

  accounts: ['accounts', 'tili', 'konto', 'konto', 'compte', 'lichnyy-kabinet'],
  'accounts/login': ['accounts/login', 'tili/kirjaudu', 'konto/logga-in', 'konto/anmelden', 'compte/connexion', 'lichnyy-kabinet/vkhod'],
  'accounts/activate': [
    'accounts/activate/{hash}', 'tili/aktivoi/{hash}', 'konto/aktivera/{hash}',
    'konto/aktivieren/{hash}', 'compte/activation/{hash}', 'lichnyy-kabinet/aktivatsiya/{hash}',
  ],
  'accounts/delete-account': [
    'accounts/delete-account/{token}', 'tili/poista-tili/{token}', 'konto/radera-konto/{token}',
    'konto/konto-loeschen/{token}', 'compte/supprimer-le-compte/{token}', 'lichnyy-kabinet/udalenie/{token}',
  ],
  'accounts/password/reset/confirm': [
    'accounts/password/reset/confirm/{hash}', 'tili/salasana/vaihto/vahvistus/{hash}', 'konto/losenord/aterstallning/bekrafta/{hash}',
    'konto/passwort/zuruecksetzen/bestaetigen/{hash}', 'compte/mot-de-passe/reinitialisation/confirmer/{hash}',
    'lichnyy-kabinet/parol/sbros/podtverzhdenie/{hash}',
  ],
  'accounts/register': ['accounts/register', 'tili/luo-tili', 'konto/skapa-konto', 'konto/konto-erstellen', 'compte/creer-un-compte', 'lichnyy-kabinet/registratsiya'],
  'accounts/reset-password': [
    'accounts/reset-password', 'tili/salasana-unohtui', 'konto/glomt-losenord',
    'konto/passwort-vergessen', 'compte/mot-de-passe-oublie', 'lichnyy-kabinet/zabyli-parol',
  ],
  'accounts/stop_reminders': [
    'accounts/stop_reminders/{email}', 'tili/lopeta-muistutukset/{email}', 'konto/stoppa-paminnelser/{email}',
    'konto/erinnerungen-beenden/{email}', 'compte/arreter-les-rappels/{email}', 'lichnyy-kabinet/otklyuchit-napominaniya/{email}',
  ],

  campaigns: [
    'campaigns/{campaignSlug}', 'kampanjat/{campaignSlug}', 'kampanjer/{campaignSlug}',
    'aktionen/{campaignSlug}', 'promotions/{campaignSlug}', 'aktsii/{campaignSlug}',
  ],
  'campaigns/club-offers': [
    'campaigns/club-offers', 'kampanjat/klubitarjoukset', 'kampanjer/klubberbjudanden',
    'aktionen/club-angebote', 'promotions/offres-club', 'aktsii/predlozheniya-kluba',
  ],
  catalog: ['catalog', 'kaikki-tuotteet', 'alla-produkter', 'alle-produkte', 'tous-les-produits', 'vse-tovary'],

  checkout: ['checkout', 'ostoskori', 'kassa', 'warenkorb', 'panier', 'korzina'],
  'checkout/club-info': ['checkout/club-info', 'ostoskori/klubi', 'kassa/klubb', 'warenkorb/club', 'panier/club', 'korzina/klub'],
  'checkout/payment': [
    'checkout/payment', 'ostoskori/maksaminen', 'kassa/betalning', 'warenkorb/zahlung', 'panier/paiement', 'korzina/oplata',
  ],
  'checkout/klarna/confirm': [
    'checkout/klarna/confirm', 'ostoskori/klarna/vahvistus', 'kassa/klarna/bekraftelse',
    'warenkorb/klarna/bestaetigung', 'panier/klarna/confirmation', 'korzina/klarna/podtverzhdenie',
  ],

  'experiences/page': [
    'experiences/{slug...}', 'elamykset/{slug...}', 'upplevelser/{slug...}',
    'erlebnisse/{slug...}', 'experiences/{slug...}', 'vpechatleniya/{slug...}',
  ],
  'giftcampaigns/category': [
    'giftcampaigns/{category}', 'lahjakampanjat/{category}', 'gavokampanjer/{category}',
    'geschenkaktionen/{category}', 'campagnes-cadeaux/{category}', 'podarochnye-aktsii/{category}',
  ],
  'giftcampaigns/product': [
    'giftcampaigns/{campaignSlug}/{productSlug}', 'lahjakampanjat/{campaignSlug}/{productSlug}', 'gavokampanjer/{campaignSlug}/{productSlug}',
    'geschenkaktionen/{campaignSlug}/{productSlug}', 'campagnes-cadeaux/{campaignSlug}/{productSlug}',
    'podarochnye-aktsii/{campaignSlug}/{productSlug}',
  ],

  'life-outdoors': ['life-outdoors', 'ulkoelama', 'friluftsliv', 'leben-draussen', 'vie-en-plein-air', 'zhizn-na-prirode'],
  'life-outdoors/post': [
    'life-outdoors/{post}', 'ulkoelama/{post}', 'friluftsliv/{post}', 'leben-draussen/{post}', 'vie-en-plein-air/{post}', 'zhizn-na-prirode/{post}',
  ],
  'life-outdoors/blog': [
    'life-outdoors/blog', 'ulkoelama/blogi', 'friluftsliv/blogg', 'leben-draussen/blog', 'vie-en-plein-air/blog', 'zhizn-na-prirode/blog',
  ],
  'life-outdoors/blog/post': [
    'life-outdoors/blog/{slug}', 'ulkoelama/blogi/{slug}', 'friluftsliv/blogg/{slug}',
    'leben-draussen/blog/{slug}', 'vie-en-plein-air/blog/{slug}', 'zhizn-na-prirode/blog/{slug}',
  ],
  'life-outdoors/bloggers': [
    'life-outdoors/bloggers', 'ulkoelama/bloggaajat', 'friluftsliv/bloggare',
    'leben-draussen/blogger', 'vie-en-plein-air/blogueurs', 'zhizn-na-prirode/blogery',
  ],
  'life-outdoors/bloggers/blogger': [
    'life-outdoors/bloggers/{blogger}', 'ulkoelama/bloggaajat/{blogger}', 'friluftsliv/bloggare/{blogger}',
    'leben-draussen/blogger/{blogger}', 'vie-en-plein-air/blogueurs/{blogger}', 'zhizn-na-prirode/blogery/{blogger}',
  ],

  manufacturer: ['manufacturer', 'merkki', 'varumarke', 'marke', 'marque', 'brend'],
  manufacturers: ['manufacturers', 'merkit', 'varumarken', 'marken', 'marques', 'brendy'],
  menu: ['menu', 'valikko', 'meny', 'menue', 'menu', 'menyu'],
  newest: ['newest', 'uutuudet', 'nyheter', 'neuheiten', 'nouveautes', 'novinki'],

  'order/payment_address': [
    'order/payment_address/{slug...}', 'tilaus/osoite/{slug...}', 'bestallning/adress/{slug...}',
    'bestellung/adresse/{slug...}', 'commande/adresse/{slug...}', 'zakaz/adres/{slug...}',
  ],
  'order/payment_cancelled': [
    'order/payment_cancelled/{slug...}', 'tilaus/maksu-peruttu/{slug...}', 'bestallning/betalning-avbruten/{slug...}',
    'bestellung/zahlung-abgebrochen/{slug...}', 'commande/paiement-annule/{slug...}', 'zakaz/oplata-otmenena/{slug...}',
  ],
  'order/payment_error': [
    'order/payment_error/{slug...}', 'tilaus/maksu-epaonnistui/{slug...}', 'bestallning/betalning-misslyckades/{slug...}',
    'bestellung/zahlung-fehlgeschlagen/{slug...}', 'commande/paiement-echoue/{slug...}', 'zakaz/oshibka-oplaty/{slug...}',
  ],
  'order/payment_ok': [
    'order/payment_ok/{slug...}', 'tilaus/kiitos/{slug...}', 'bestallning/tack/{slug...}',
    'bestellung/danke/{slug...}', 'commande/merci/{slug...}', 'zakaz/spasibo/{slug...}',
  ],
  'order/process': [
    'order/process', 'tilaus/kasittely', 'bestallning/behandling', 'bestellung/verarbeitung', 'commande/traitement', 'zakaz/obrabotka',
  ],

  'order/receipt': ['order/receipt', 'tilaus/kuitti', 'bestallning/kvitto', 'bestellung/beleg', 'commande/recu', 'zakaz/chek'],

  page: ['page/{slug...}', 'sivu/{slug...}', 'sida/{slug...}', 'seite/{slug...}', 'page/{slug...}', 'stranitsa/{slug...}'],
  'product-group': ['product-group', 'tuoteryhma', 'produktgrupp', 'produktgruppe', 'groupe-de-produits', 'gruppa-tovarov'],
  'product-new': ['product-new', 'uusi-tuotesivu', 'ny-produktsida', 'neue-produktseite', 'nouvelle-page-produit', 'novaya-stranitsa-tovara'],
  'product-old': ['product-old', 'vanha-tuotesivu', 'gammal-produktsida', 'alte-produktseite', 'ancienne-page-produit', 'staraya-stranitsa-tovara'],
  'removed-new-product-page': [
    'removed-new-product-page/{slug...}', 'poistettu-tuotesivu/{slug...}', 'borttagen-produktsida/{slug...}',
    'entfernte-produktseite/{slug...}', 'page-produit-supprimee/{slug...}', 'udalennaya-stranitsa-tovara/{slug...}',
  ],
  reclamation: ['reclamation', 'reklamaatio', 'reklamation', 'reklamation', 'reclamation', 'reklamatsiya'],
  'rental/rentle': ['rental/rentle', 'vuokraus/rentle', 'uthyrning/rentle', 'verleih/rentle', 'location/rentle', 'prokat/rentle'],
  search: ['search', 'haku', 'sok', 'suche', 'recherche', 'poisk'],
  'second-hand': ['second-hand', 'kaytetyt', 'begagnat', 'gebraucht', 'occasion', 'sekond-khend'],
  'service-products/giftcards': [
    'service-products/giftcards', 'palvelutuotteet/lahjakortit', 'tjanster/presentkort',
    'serviceprodukte/geschenkgutscheine', 'services/cartes-cadeaux', 'uslugi/podarochnye-karty',
  ],
  'shoe-wizard': ['shoe-wizard', 'kenkavalitsin', 'skoguiden', 'schuhberater', 'assistant-chaussures', 'podbor-obuvi'],
  'ski-wizard': ['ski-wizard', 'suksivalitsin', 'skidguiden', 'skiberater', 'assistant-ski', 'podbor-lyzh'],
  'ski-wizard/sport': [
    'ski-wizard/{sport}', 'suksivalitsin/{sport}', 'skidguiden/{sport}', 'skiberater/{sport}', 'assistant-ski/{sport}', 'podbor-lyzh/{sport}',
  ],
  'staff/complaints': [
    'staff/complaints', 'henkilokunta/reklamaatiot', 'personal/reklamationer', 'mitarbeiter/reklamationen', 'equipe/reclamations', 'sotrudniki/reklamatsii',
  ],
  'staff/giftcampaigns': [
    'staff/giftcampaigns', 'henkilokunta/lahjakampanjat', 'personal/gavokampanjer', 'mitarbeiter/geschenkaktionen', 'equipe/campagnes-cadeaux', 'sotrudniki/podarochnye-aktsii',
  ],
  'staff/orders': [
    'staff/orders', 'henkilokunta/tilaukset', 'personal/bestallningar', 'mitarbeiter/bestellungen', 'equipe/commandes', 'sotrudniki/zakazy',
  ],
  'staff/status': [
    'staff/status', 'henkilokunta/tila', 'personal/status', 'mitarbeiter/status', 'equipe/etat', 'sotrudniki/sostoyanie',
  ],
  'staff/transfers': [
    'staff/transfers', 'henkilokunta/siirrot', 'personal/overforingar', 'mitarbeiter/umlagerungen', 'equipe/transferts', 'sotrudniki/peremeshcheniya',
  ],
  static: ['static', 'sisaltosivu', 'innehallssida', 'inhaltsseite', 'page-statique', 'staticheskaya-stranitsa'],
  'static-with-tabs': [
    'static-with-tabs', 'valilehtisivu', 'fliksida', 'seite-mit-reitern', 'page-a-onglets', 'stranitsa-s-vkladkami',
  ],
  stores: ['stores', 'myymalat', 'butiker', 'filialen', 'magasins', 'magaziny'],
  'stores/store': ['stores/{store}', 'myymalat/{store}', 'butiker/{store}', 'filialen/{store}', 'magasins/{store}', 'magaziny/{store}'],
  'style-guide': ['style-guide', 'tyyliopas', 'stilguide', 'stilratgeber', 'guide-de-style', 'gid-po-stilyu'],
  'view-order': ['view-order', 'katso-tilaus', 'visa-bestallning', 'bestellung-ansehen', 'voir-la-commande', 'prosmotr-zakaza'],
  wishlist: ['wishlist', 'toivelista', 'onskelista', 'wunschliste', 'liste-d-envies', 'spisok-zhelaniy'],
  'womens-and-mens-shoes': [
    'womens-and-mens-shoes', 'naisten-ja-miesten-kengat', 'dam-och-herrskor',
    'damen-und-herrenschuhe', 'chaussures-femme-et-homme', 'zhenskaya-i-muzhskaya-obuv',
  ],
} as const satisfies Record<string, PathRow>

/** Pages whose text comes from the database, by the slug they have in each language. */
export const CONTENT_PATHS = {
  terms: ['terms', 'sopimusehdot', 'kopvillkor', 'allgemeine-geschaftsbedingungen', 'conditions-generales-de-vente', 'usloviya-prodazhi'],
  privacy: ['privacy', 'tietosuoja', 'integritet', 'datenschutz', 'confidentialite', 'konfidentsialnost'],
  cookies: ['cookies', 'evasteet', 'kakor', 'cookie-hinweise', 'temoins-de-connexion', 'fayly-cookie'],
  accessibility: ['accessibility', 'saavutettavuus', 'tillganglighet', 'barrierefreiheit', 'accessibilite', 'dostupnost'],
  delivery: ['delivery', 'toimitustavat', 'leverans', 'lieferung', 'livraison', 'dostavka'],
  'payment-methods': ['payment-methods', 'maksutavat', 'betalningssatt', 'zahlungsarten', 'modes-de-paiement', 'sposoby-oplaty'],
  returns: ['returns', 'palautukset', 'returer', 'ruecksendungen', 'retours', 'vozvrat'],
  pikanouto: ['express-pickup', 'pikanouto', 'expresshamtning', 'express-abholung', 'retrait-express', 'ekspress-samovyvoz'],
  faq: ['faq', 'usein-kysyttya', 'vanliga-fragor', 'haeufige-fragen', 'questions-frequentes', 'voprosy-i-otvety'],
  responsibility: ['responsibility', 'vastuullisuus', 'hallbarhet', 'nachhaltigkeit', 'responsabilite', 'otvetstvennost'],
  'member-discounts': ['member-discounts', 'jasenedut', 'medlemsformaner', 'mitgliedervorteile', 'avantages-membres', 'skidki-dlya-chlenov'],
  'repair-service': ['repair-service', 'korjauspalvelu', 'reparationsservice', 'reparaturservice', 'service-de-reparation', 'remont'],
  enterprise: ['enterprise', 'yrityksille', 'foretag', 'firmenkunden', 'entreprises', 'dlya-kompaniy'],
  rental: ['rental', 'vuokraus', 'uthyrning', 'verleih', 'location', 'prokat'],
  ask: ['ask', 'kysy', 'fraga-oss', 'kontakt', 'contact', 'zadat-vopros'],
  'corporate-info-form': [
    'corporate-info-form', 'yritystietolomake', 'foretagsuppgifter', 'firmendaten', 'formulaire-entreprise', 'anketa-kompanii',
  ],
  'corporate-newsletter': [
    'corporate-newsletter', 'yritysuutiskirje', 'foretagsnyhetsbrev', 'firmen-newsletter', 'newsletter-entreprises', 'rassylka-dlya-kompaniy',
  ],
  experiences: ['experiences', 'elamykset', 'upplevelser', 'erlebnisse', 'experiences', 'vpechatleniya'],
  'forest-newsletter': [
    'forest-newsletter', 'metsauutiskirje', 'skogsnyhetsbrev', 'wald-newsletter', 'newsletter-foret', 'lesnaya-rassylka',
  ],
  history: ['history', 'historia', 'var-historia', 'geschichte', 'histoire', 'istoriya'],
} as const satisfies Record<string, PathRow>

/** The parts of Life outdoors: guides, tests, events, blog. */
export const LIFE_TABS = [
  { en: 'guides', fi: 'oppaat', sv: 'guider', de: 'ratgeber', fr: 'guides', ru: 'sovety' },
  { en: 'tests', fi: 'testit', sv: 'tester', de: 'tests', fr: 'tests', ru: 'testy' },
  { en: 'events', fi: 'tapahtumat', sv: 'evenemang', de: 'veranstaltungen', fr: 'evenements', ru: 'sobytiya' },
  { en: 'blog', fi: 'blogi', sv: 'blogg', de: 'blog', fr: 'blog', ru: 'blog' },
] as const

/** The parts as data names them; the first three live below `life-outdoors/{post}`, the blog has routes of its own. */
export const ARTICLE_SECTIONS = ['guides', 'tests', 'events', 'blog'] as const
export type ArticleSection = (typeof ARTICLE_SECTIONS)[number]
