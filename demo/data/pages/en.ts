import type { LanguagePages } from './format'

export const EN: LanguagePages = {
  pages: {
    about: {
      title: 'About us', meta: 'Six stores, one warehouse, two workshops and a shop that has been walking since 1987: who we are and why we mend.',
      text: `{shop} began in 1987 with one counter, one sewing machine and a pile of second-hand rucksacks in a harbour warehouse. Today we are six stores from Helsinki to Rovaniemi, a warehouse in Hämeenlinna and two workshops, and there is still a sewing machine behind every counter.
      ## What we believe
      Good gear is gear that gets used. So we say when something runs small, we print the weight from our own scale, and we tell you when your old jacket only needs a new zip.
      ## Who owns us
      {shop} is owned by the people who work here. Nobody gets a bonus for selling you a second stove.`,
    },
    delivery: {
      title: 'Delivery', meta: 'Delivery methods, prices and times in Finland, the European Union and beyond, and how to collect an order in store.',
      text: `What is in stock leaves our warehouse on the next working day. You see the price and the days before you put anything in the cart.
      ## In Finland
      - Parcel locker: 4.90 €, free from 60 €, 1–3 working days
      - Home delivery: 9.90 €, free from 150 €, 2–5 working days
      - Collect in store: free, usually the same or the next day
      - Express in the largest cities: 14.90 €, same or next day
      ## In the European Union
      Parcel to a pick-up point 12.90 €, free from 200 €, 4–8 working days by road.
      ## Elsewhere
      International parcel 29.90 €, free from 400 €. Outside the EU you buy without VAT; the carrier collects local taxes and duties on arrival. We do not deliver to Northern Ireland. Gas and very long goods stay in Finland.`,
    },
    'payment-methods': {
      title: 'Payment methods', meta: 'Bank, card, mobile, PayPal, instalments and gift cards: how you can pay, and when the money is taken.',
      text: `You pay in the currency shown in the cart; the price includes VAT of the delivery country.
      ## Ways to pay
      - Bank payment: Finnish and other European banks
      - Swish in Sweden
      - MobilePay in Finland and Denmark
      - Card: debit and credit, with your bank's confirmation
      - PayPal
      - Klarna: pay later or in parts, where it is offered; this is credit
      Ways without credit come first, and none is chosen for you. Organisations may pay by invoice, 14 days net.
      ## Gift cards
      Use as many gift cards as you like on one order. What is left stays on the card. One discount code per order.
      ## When is the money taken?
      When you confirm. If something turns out to be missing, you have the money back within 1–5 working days.`,
    },
    returns: {
      title: 'Returns and exchanges', meta: 'A hundred days to return unused goods, free in every store. How to return by post, exchange a size and get your money back.',
      text: `You have 100 days to return anything unused. The statutory 14-day right of withdrawal is part of that.
      ## How to return
      - In any store: free of charge, with the order number
      - By post from Finland: 4.90 €, taken from the refund
      - By post from elsewhere: at your own cost, with the form from the parcel
      ## Exchanges
      We keep the new size aside for three weeks while the old one travels. If the parcel has not come by then, the size goes back on sale.
      ## Money back
      Within 14 days, usually within five working days of the parcel reaching us, in the way you paid.
      ## What cannot be returned
      Gift cards, repairs we have done for you, food and opened gas. Climbing protection only sealed, for the next climber's sake.`,
    },
    terms: {
      title: 'Terms of sale', meta: 'The terms on which we sell to consumers: orders, prices, delivery, defects, returns and disputes, in plain words.',
      text: `These terms apply when a consumer orders from {shop}. They do not take away any right that the law of your country gives you.
      ## Orders and prices
      An order is binding on both of us when you have received our confirmation. Prices include VAT and are those shown at the moment of ordering; delivery is added before you confirm. An obvious pricing error does not bind us.
      ## Delivery and risk
      The goods are at our risk until you have them, or the locker you chose has. If a delivery is late, you may cancel.
      ## Defects
      Tell us within a reasonable time. We repair, replace, reduce the price or refund. The law gives you this right regardless of any guarantee; for second-hand goods we add a one-year guarantee of our own.
      ## Withdrawal
      You may withdraw within 14 days of receiving the goods without a reason; our 100-day return covers the rest.
      ## Disputes
      Write to {email} first. In Finland you can take the matter to the Consumer Disputes Board after consumer advice.
      {shop}, {address}, {phone}`,
    },
    privacy: {
      title: 'Privacy', meta: 'What we know about you, why, for how long, and how to have it corrected or deleted.',
      text: `We keep what an order needs and nothing that it does not. The controller is {shop}, {address}.
      ## What we keep
      - Name, address, e-mail, telephone and what you bought: to deliver, to answer, and because the Accounting Act asks for six years
      - Your account and wish list: until you delete them
      - Security logs: 90 days
      ## Who else sees it
      The carrier, the payment provider and nobody who sells advertising, unless you have agreed to it.
      ## Your rights
      Ask at {email} for a copy, a correction or deletion. If we disagree, the Data Protection Ombudsman decides.`,
    },
    cookies: {
      title: 'Cookies', meta: 'Which cookies the shop sets without asking, which it asks for, and how to change your mind.',
      text: `## Necessary
      The cart, the sign-in, your language, country and currency, and the size of the product grid. They are set when you choose something, and stay at most a year.
      ## Only with your consent
      Statistics and marketing. Without a yes they do not exist: refusing is one click, like accepting, and the shop works the same.
      ## Changing your mind
      The link at the foot of every page opens the choice again.`,
    },
    accessibility: {
      title: 'Accessibility', meta: 'How we build the shop for everyone, what does not work yet, and where to tell us.',
      text: `We build the shop to WCAG 2.2 level AA: by keyboard, with a screen reader, at 400 % zoom and without colour vision.
      ## What we know is missing
      Some manufacturers' videos have no captions, and older PDF manuals are not tagged.
      ## Tell us
      Write to {email}; we answer within five working days. If our answer is not good enough, the Finnish Transport and Communications Agency supervises us.`,
    },
    pikanouto: {
      title: 'Express pickup', meta: 'Order in the morning, collect after eleven: how express pickup works in our Finnish stores.',
      text: `Ordered by 9:00 on a weekday, ready after 11:00. Ordered by 14:00, ready after 16:00.
      ## How it works
      - Choose the store on the product page and express pickup in the cart
      - Pay now; we send a message when it is packed
      - Show the message at the counter. We keep it for seven days
      Stores: Kalasatama, Leppävaara, Tampere and Oulu.`,
    },
    faq: {
      title: 'Frequently asked questions', meta: 'Sizes, stock, mending, gift cards and orders: short answers to what we are asked most.',
      text: `## Which size should I take?
      Every product page has a table with body measures. Between two sizes: larger for layers, smaller for running.
      ## The size is sold out. Will it come back?
      Leave your e-mail on the product page. We write once, when it is on the shelf.
      ## Can I change or cancel an order?
      Until it is packed: yes, by telephone {phone}, 8–20 on working days.
      ## Do you mend things bought elsewhere?
      Yes. Bring them in clean and dry.
      ## Does a gift card expire?
      After three years.
      ## Do you buy used gear?
      In every store, against a gift card. Helmets, ropes and harnesses we do not take.`,
    },
    responsibility: {
      title: 'Responsibility', meta: 'Repair before new, second-hand beside new, no PFAS in our shells: what we do and what we have not managed yet.',
      text: `## What we do
      - We mended 11,400 pieces last year and sold 6,900 second-hand
      - No product is marked sustainable unless it meets three of five written criteria
      - Parcels leave in boxes cut to size, from a warehouse on Finnish wind power
      ## The five criteria
      Repairable with spare parts; recycled or renewable main material; free of PFAS; made in Europe; traceable animal fibre.
      ## What we have not managed
      A third of our shoes still have no spare sole, and air freight was four per cent of arrivals. It should be nothing.`,
    },
    'member-discounts': {
      title: 'The club', meta: 'Joining is free: club prices, repair vouchers and first look at second-hand. What members get, and what they do not.',
      text: `Joining costs nothing and takes a minute at the till or in your account.
      ## What you get
      - The club price beside the general price, on about half of our goods
      - One free repair up to 25 € each year
      - Second-hand arrivals an evening before everyone else
      - Receipts kept for you, which a guarantee likes
      ## What you do not get
      Three e-mails a week. We write once a month, and you choose about what.`,
    },
    'repair-service': {
      title: 'Repair service', meta: 'Zips, patches, soles, tent poles, ski bases: what our workshops mend, what it costs and how long it takes.',
      text: `These terms apply when a consumer orders from {shop}. They do not take away any right that the law of your country gives you.
      ## Orders and prices
      An order is binding on both of us when you have received our confirmation. Prices include VAT and are those shown at the moment of ordering; delivery is added before you confirm. An obvious pricing error does not bind us.
      Beside a reduced price stands the lowest price of the 30 days before the reduction began, and the percentage is counted from it. What has been on sale for less than 30 days is not announced as reduced.
      ## Delivery and risk
      We deliver within the time shown before you order, and within 30 days at the latest. The goods are at our risk until they are in your hands or in those of somebody you named; from a locker, until you take them out. If we are late, you may give us a reasonable extra time and then cancel.
      ## Defects
      The seller's liability for defects follows from the law and is not shortened by any guarantee. Tell us within a reasonable time of noticing the defect; two months is always in time. In Finland and Germany a defect that shows within a year is presumed to have been there from the start, in Sweden and France within two years. We repair or replace at our cost; if that does not help, or not in a reasonable time, we lower the price or cancel the sale and refund.
      Our liability lasts as long as the product may be expected to last in Finland, three years in Sweden, two years in Germany and France. For second-hand goods we add a one-year guarantee of our own.
      ## Withdrawal
      You may withdraw within 14 days of receiving the goods, or the last of them, without a reason. Tell us in any clear way, for example with this form; our 100-day return covers the rest.
      - To {shop}, {address}, {email}: I withdraw from my contract of sale of the following goods: …
      - Ordered on / received on: …
      - Name, address, date, and signature if on paper: …
      ## Reviews
      A review marked as verified was written by somebody who bought the product from us. We publish good and bad ones alike and pay for none.
      ## Disputes
      Write to {email} first. In Finland the consumer advisory service helps next, and then the Consumer Disputes Board, kuluttajariita.fi. Elsewhere in the EU the European Consumer Centre of your country helps free of charge. Finnish law applies, without taking away the protection of the country you live in.
      {shop}, {address}, {phone}`,
    },
  },
  service: {
    title: 'Customer service', meta: 'Telephone and e-mail to people who use the gear: hours, orders, returns and care in one place.',
    tabs: [
      { title: 'Contact', text: `## Talk to us
        Telephone {phone}, on working days 8–20. E-mail {email}; we answer within one working day.
        {shop}, {address}` },
      { title: 'Orders', text: `## Where is my order?
        The message with the tracking link is sent when the parcel leaves. You can also look the order up with its number and your e-mail.
        ## Something is missing or broken
        Tell us as soon as you notice, with a picture if you can. We send a new one first and sort out the rest afterwards.` },
      { title: 'Care', text: `Ten minutes of care a season doubles the life of a jacket.`, tabs: [
        { title: 'Shells', text: `## Wash more often than you think
          Close the zips, 30–40 °C, technical detergent, two rinses, tumble dry low. Re-proof when water no longer beads.` },
        { title: 'Down', text: `## Wash less often than you think
          Down soap, gentle cycle, and three hours in the dryer with two tennis balls. Store loose.` },
        { title: 'Leather', text: `## Brush, dry, grease
          Brush off mud, dry at room temperature, grease thinly while the leather is still a little damp.` },
      ] },
    ],
  },
}
