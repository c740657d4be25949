import type { LanguagePages } from './format'

export const FR: LanguagePages = {
  pages: {
    about: {
      title: 'À propos', meta: 'Six magasins, un entrepôt, deux ateliers et une boutique qui marche depuis 1987 : qui nous sommes et pourquoi nous réparons.',
      text: `{shop} a commencé en 1987 avec un comptoir, une machine à coudre et une pile de sacs d’occasion dans un entrepôt du port. Nous comptons aujourd’hui six magasins, d’Helsinki à Rovaniemi, un entrepôt à Hämeenlinna et deux ateliers ; il y a toujours une machine à coudre derrière chaque comptoir.
      ## Ce que nous croyons
      Le bon matériel est celui qui sert. Nous disons donc quand une pièce taille petit, nous donnons le poids lu sur notre balance, et nous prévenons quand votre vieille veste n’a besoin que d’un zip.
      ## À qui nous appartenons
      {shop} appartient à ceux qui y travaillent. Personne ne touche de prime pour vous vendre un second réchaud.`,
    },
    delivery: {
      title: 'Livraison', meta: 'Modes, prix et délais de livraison en Finlande, dans l’Union européenne et ailleurs, et retrait en magasin.',
      text: `Ce qui est en stock part le jour ouvré suivant. Le prix et les délais s’affichent avant l’ajout au panier.
      ## En Finlande
      - Consigne à colis : 4,90 €, offerte dès 60 €, 1 à 3 jours ouvrés
      - Livraison à domicile : 9,90 €, offerte dès 150 €, 2 à 5 jours ouvrés
      - Retrait en magasin : gratuit, souvent le jour même ou le lendemain
      - Express dans les grandes villes : 14,90 €, le jour même ou le lendemain
      ## Dans l’Union européenne
      Colis en point relais 12,90 €, offert dès 200 €, 4 à 8 jours ouvrés par la route.
      ## Ailleurs
      Colis international 29,90 €, offert dès 400 €. Hors UE, vous achetez hors TVA ; taxes et droits locaux sont perçus à l’arrivée par le transporteur. Nous ne livrons pas en Irlande du Nord. Le gaz et les articles très longs restent en Finlande.`,
    },
    'payment-methods': {
      title: 'Modes de paiement', meta: 'Banque, carte, mobile, PayPal, paiement échelonné et cartes cadeaux : comment payer et quand le débit a lieu.',
      text: `Vous payez dans la devise affichée au panier ; les prix comprennent la TVA du pays de livraison.
      ## Comment payer
      - Paiement bancaire : banques françaises, finlandaises et européennes
      - Swish en Suède
      - MobilePay en Finlande et au Danemark
      - Carte : débit ou crédit, avec confirmation de votre banque
      - PayPal
      - Klarna : plus tard ou en plusieurs fois, là où c’est proposé ; c’est un crédit
      Les moyens sans crédit viennent en premier, et aucun n’est présélectionné. Les organisations peuvent payer sur facture, à 14 jours.
      ## Cartes cadeaux
      Autant de cartes que vous voulez par commande ; le solde reste sur la carte. Un seul code de réduction par commande.
      ## Quand suis-je débité ?
      À la confirmation. S’il manque un article, vous êtes remboursé sous 1 à 5 jours ouvrés.`,
    },
    returns: {
      title: 'Retours et échanges', meta: 'Cent jours pour rendre un article non utilisé, gratuitement en magasin. Retour par la poste, échange de taille, remboursement.',
      text: `Vous avez 100 jours pour rendre ce qui n’a pas servi. Le droit légal de rétractation de 14 jours y est compris.
      ## Comment faire
      - Dans n’importe quel magasin : gratuit, avec le numéro de commande
      - Par la poste depuis la Finlande : 4,90 €, déduits du remboursement
      - Par la poste depuis un autre pays : à vos frais, avec le formulaire du colis
      ## Échanges
      Nous gardons la nouvelle taille trois semaines pendant que l’ancienne voyage. Si le colis n’est pas arrivé, elle retourne en vente.
      ## Remboursement
      Sous 14 jours, le plus souvent cinq jours ouvrés après réception, par le même moyen de paiement.
      ## Ce qui ne se rend pas
      Les cartes cadeaux, les réparations effectuées, les aliments et le gaz entamé. Le matériel d’assurage, scellé seulement, par égard pour le grimpeur suivant.`,
    },
    terms: {
      title: 'Conditions générales de vente', meta: 'Nos conditions de vente aux consommateurs : commande, prix, livraison, défauts, retours et litiges, en mots simples.',
      text: `Ces conditions s’appliquent quand un consommateur commande chez {shop}. Elles ne retirent aucun droit que la loi de votre pays vous donne.
      ## Commande et prix
      La commande nous engage tous deux à réception de notre confirmation. Les prix comprennent la TVA et sont ceux affichés au moment de la commande ; la livraison s’ajoute avant la confirmation. Une erreur de prix manifeste ne nous engage pas.
      ## Livraison et risques
      La marchandise est à nos risques jusqu’à ce que vous l’ayez, ou la consigne de votre choix. En cas de retard, vous pouvez annuler.
      ## Défauts
      Prévenez-nous dans un délai raisonnable. Nous réparons, remplaçons, réduisons le prix ou remboursons. Ce droit est légal, garantie ou non ; l’occasion porte en plus notre garantie d’un an.
      ## Rétractation
      Vous pouvez vous rétracter sans motif sous 14 jours après réception ; notre retour de 100 jours couvre le reste.
      ## Litiges
      Écrivez d’abord à {email}. Vous pouvez ensuite saisir le médiateur de la consommation de votre pays.
      {shop}, {address}, {phone}`,
    },
    privacy: {
      title: 'Confidentialité', meta: 'Ce que nous savons de vous, pourquoi, combien de temps, et comment le corriger ou l’effacer.',
      text: `Nous gardons ce qu’une commande exige, et rien d’autre. Le responsable du traitement est {shop}, {address}.
      ## Ce que nous gardons
      - Nom, adresse, e-mail, téléphone et achats : pour livrer, répondre, et parce que la loi comptable demande six ans
      - Compte et liste d’envies : jusqu’à ce que vous les supprimiez
      - Journaux de sécurité : 90 jours
      ## Qui d’autre les voit
      Le transporteur et le prestataire de paiement ; aucun vendeur de publicité sans votre accord.
      ## Vos droits
      Copie, correction ou effacement sur demande à {email}. En cas de désaccord, l’autorité de protection des données (en France, la CNIL) tranche.`,
    },
    cookies: {
      title: 'Gestion des cookies', meta: 'Les cookies posés sans demander, ceux que nous demandons, et comment changer d’avis.',
      text: `## Nécessaires
      Le panier, la connexion, la langue, le pays et la devise, la taille de la grille. Posés quand vous choisissez quelque chose, gardés un an au plus.
      ## Avec votre accord seulement
      Statistiques et marketing. Sans oui, ils n’existent pas : refuser prend un clic, comme accepter, et la boutique fonctionne pareil.
      ## Changer d’avis
      Le lien en bas de chaque page rouvre le choix.`,
    },
    accessibility: {
      title: 'Accessibilité', meta: 'Comment nous construisons la boutique pour tous, ce qui manque encore et où nous le dire.',
      text: `Nous visons le niveau AA des WCAG 2.2 : au clavier, au lecteur d’écran, à 400 % de zoom et sans perception des couleurs.
      ## Ce qui manque
      Certaines vidéos de fabricants n’ont pas de sous-titres, et d’anciennes notices PDF ne sont pas balisées.
      ## Dites-le-nous
      Écrivez à {email} ; réponse sous cinq jours ouvrés. Si elle ne suffit pas, l’agence finlandaise des transports et communications nous contrôle.`,
    },
    pikanouto: {
      title: 'Retrait express', meta: 'Commandez le matin, retirez après onze heures : le retrait express dans nos magasins finlandais.',
      text: `Commandé avant 9 h en semaine, prêt après 11 h. Commandé avant 14 h, prêt après 16 h.
      ## Comment ça marche
      - Choisissez le magasin sur la page produit et le retrait express au panier
      - Payez tout de suite ; nous vous écrivons quand c’est emballé
      - Montrez le message au comptoir. Nous gardons la commande sept jours
      Magasins : Kalasatama, Leppävaara, Tampere et Oulu.`,
    },
    faq: {
      title: 'Questions fréquentes', meta: 'Tailles, stock, réparations, cartes cadeaux et commandes : réponses brèves à ce qu’on nous demande le plus.',
      text: `## Quelle taille choisir ?
      Chaque page produit a son tableau de mensurations. Entre deux tailles : la plus grande pour superposer, la plus petite pour courir.
      ## La taille est épuisée. Revient-elle ?
      Laissez votre e-mail sur la page. Nous écrivons une fois, quand elle est en rayon.
      ## Puis-je modifier ou annuler une commande ?
      Tant qu’elle n’est pas emballée, oui : {phone}, de 8 h à 20 h en semaine.
      ## Réparez-vous ce qui vient d’ailleurs ?
      Oui. Apportez-le propre et sec.
      ## Une carte cadeau expire-t-elle ?
      Au bout de trois ans.
      ## Rachetez-vous l’occasion ?
      Dans chaque magasin, contre une carte cadeau. Ni casques, ni cordes, ni baudriers.`,
    },
    responsibility: {
      title: 'Responsabilité', meta: 'Réparer avant de remplacer, l’occasion à côté du neuf, pas de PFAS : ce que nous faisons et ce qui reste à faire.',
      text: `## Ce que nous faisons
      - L’an dernier : 11 400 pièces réparées et 6 900 vendues d’occasion
      - Aucun produit n’est dit durable s’il ne remplit pas trois critères écrits sur cinq
      - Des cartons coupés à la taille, depuis un entrepôt alimenté par l’éolien finlandais
      ## Les cinq critères
      Réparable avec pièces détachées ; matière principale recyclée ou renouvelable ; sans PFAS ; fabriqué en Europe ; fibre animale traçable.
      ## Ce qui n’est pas réussi
      Un tiers de nos chaussures ne se ressemelle pas encore, et quatre pour cent des arrivages sont venus par avion. Ce devrait être zéro.`,
    },
    'member-discounts': {
      title: 'Le club', meta: 'Adhésion gratuite : prix club, une réparation par an et l’occasion avant tout le monde. Ce qu’on y gagne, et ce qu’on n’y reçoit pas.',
      text: `L’adhésion est gratuite et prend une minute, en caisse ou dans votre compte.
      ## Ce que vous y gagnez
      - Le prix club à côté du prix général, sur la moitié environ de nos articles
      - Une réparation offerte chaque année, jusqu’à 25 €
      - Les arrivages d’occasion un soir avant tous
      - Vos tickets conservés, utiles à la garantie
      ## Ce que vous n’aurez pas
      Trois e-mails par semaine. Nous écrivons une fois par mois, sur ce que vous choisissez.`,
    },
    'repair-service': {
      title: 'Service de réparation', meta: 'Zips, pièces, semelles, arceaux, semelles de ski : ce que nos ateliers réparent, à quel prix et en combien de temps.',
      text: `Ces conditions s’appliquent quand un consommateur commande chez {shop}. Elles ne retirent aucun droit que la loi de votre pays vous donne.
      ## Commande et prix
      La commande nous engage tous deux à réception de notre confirmation. Les prix comprennent la TVA et sont ceux affichés au moment de la commande ; la livraison s’ajoute avant la confirmation. Une erreur de prix manifeste ne nous engage pas.
      À côté d’un prix réduit figure le prix le plus bas des 30 jours précédant la réduction, et le pourcentage se calcule sur lui. Ce qui est en vente depuis moins de 30 jours n’est pas annoncé en réduction.
      ## Livraison et risques
      Nous livrons dans le délai affiché avant la commande, au plus tard sous 30 jours. Les articles sont à nos risques jusqu’à ce que vous, ou la personne que vous avez désignée, en preniez possession ; à la consigne, jusqu’au retrait. En cas de retard, vous pouvez nous accorder un délai supplémentaire raisonnable, puis annuler.
      ## Défauts
      La garantie légale de conformité s’applique ; aucune garantie commerciale ne la réduit. Signalez le défaut dans un délai raisonnable ; deux mois après l’avoir constaté, il est toujours temps. En France, un défaut apparu dans les deux ans (un an pour l’occasion) est présumé d’origine. Nous réparons ou remplaçons à nos frais ; si cela n’aboutit pas dans un délai raisonnable, nous réduisons le prix, ou la vente est annulée et remboursée.
      En France, la garantie légale dure deux ans à compter de la livraison, et la garantie des vices cachés deux ans à compter de leur découverte. Sur l’occasion, nous ajoutons notre propre garantie d’un an.
      ## Rétractation
      Vous pouvez vous rétracter sans motif sous 14 jours après réception de l’article, ou du dernier d’entre eux. Une déclaration claire suffit, par exemple ce formulaire ; notre retour de 100 jours couvre le reste.
      - À {shop}, {address}, {email} : je me rétracte du contrat portant sur la vente des biens suivants : …
      - Commandés le / reçus le : …
      - Nom, adresse, date et, sur papier, signature : …
      ## Avis
      Un avis marqué comme vérifié vient d’une personne qui a acheté le produit chez nous. Nous publions les bons comme les mauvais et n’en payons aucun.
      ## Litiges
      Écrivez d’abord à {email}. En Finlande, la Commission des litiges de consommation, kuluttajariita.fi, peut ensuite être saisie ; ailleurs dans l’UE, le Centre européen des consommateurs de votre pays vous aide gratuitement. Le droit finlandais s’applique sans vous priver de la protection du pays où vous vivez.
      {shop}, {address}, {phone}`,
    },
  },
  service: {
    title: 'Service client', meta: 'Téléphone et e-mail vers des gens qui utilisent le matériel : horaires, commandes, retours et entretien au même endroit.',
    tabs: [
      { title: 'Contact', text: `## Parlez-nous
        Téléphone {phone}, de 8 h à 20 h en semaine. E-mail {email} ; réponse sous un jour ouvré.
        {shop}, {address}` },
      { title: 'Commandes', text: `## Où est ma commande ?
        Le lien de suivi part avec le colis. Vous retrouvez aussi la commande par son numéro et votre e-mail.
        ## Il manque quelque chose, ou c’est cassé
        Écrivez-nous dès que vous le constatez, avec une photo si possible. Nous renvoyons d’abord, nous réglons le reste ensuite.` },
      { title: 'Entretien', text: `Dix minutes par saison doublent la vie d’une veste.`, tabs: [
        { title: 'Imperméables', text: `## Lavez plus souvent que vous ne pensez
          Zips fermés, 30–40 °C, lessive technique, deux rinçages, sèche-linge doux. Réimperméabilisez quand l’eau ne perle plus.` },
        { title: 'Duvet', text: `## Lavez moins souvent que vous ne pensez
          Lessive pour duvet, cycle délicat, trois heures de sèche-linge avec deux balles de tennis. Rangez au large.` },
        { title: 'Cuir', text: `## Brosser, sécher, graisser
          Brossez la boue, séchez à température ambiante, graissez finement tant que le cuir est un peu humide.` },
      ] },
    ],
  },
}
