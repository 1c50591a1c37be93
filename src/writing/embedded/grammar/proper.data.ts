/** Words that keep their capital inside a sentence. */
export const PROPER: ReadonlySet<string> = new Set(
  `Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays
  January February March April June July August September October November December
  Christmas Easter Thanksgiving Halloween Ramadan Lent Valentine
  Instagram Facebook TikTok TikToks YouTube LinkedIn Pinterest Google Amazon Airbnb Etsy Shopify Upwork Fiverr Zoom Slack Canva Notion Excel
  WhatsApp Telegram Twitter Netflix Uber Spotify Duolingo Noom Weight Peloton Strava Reels Substack Patreon Reddit Facetime Siri Alexa
  English Danish Swedish Norwegian Finnish Icelandic Estonian Latvian Lithuanian Polish Czech Slovak Hungarian Romanian Bulgarian Serbian Croatian
  Slovenian Albanian Greek Turkish Russian Ukrainian Swiss Austrian Belgian Portuguese Catalan Basque Galician Filipino Filipina Filipinos Thai Vietnamese
  Korean Indonesian Malaysian Pakistani Bangladeshi Nepali Iranian Iraqi Israeli Arab Arabic Egyptian Moroccan Tunisian Nigerian Ghanaian Kenyan Ugandan
  Ethiopian Tanzanian Zambian Namibian Mexican Brazilian Argentinian Chilean Colombian Peruvian Cuban Canadian Australian Singaporean Flemish Walloon Bavarian
  Nordic Scandinavian Baltic Balkan Caribbean Hispanic Maori Sicilian Tuscan Cornish
  English Spanish French German Italian American British European Indian Chinese Asian African Latina Latino Christian Catholic Jewish Muslim Buddhist
  God Jesus Bible Buddha Zen Pilates Keto Paleo Whole30 Ozempic Botox Ikea IKEA Harvard Stanford Oxford MBA PhD CEO CEOs HR IT AI ADHD PTSD OCD PCOS IBS
  Europe America Britain London Paris Berlin Hamburg Madrid Rome Vienna Texas California Florida Chicago Boston Denver Dublin Sydney Toronto
  Brexit Covid Ofsted Stripe Venmo Xero QuickBooks Trello Gmail Outlook Tinder Bumble Aldi Lidl Tesco Waitrose Starbucks Nike Lego Ryanair
  England Scotland Wales Ireland Spain France Germany Italy Poland Portugal Australia Canada India Mexico Brazil Africa Asia
  Manchester Leeds Bristol Glasgow Edinburgh Cardiff Liverpool Austin Seattle Portland Melbourne Japanese Scottish Irish Welsh Dutch Portuguese Russian
  Turkish Arabic Bach Mozart Chopin Beethoven Brahms
  Microsoft Groupon Deliveroo Asana Airtable Klarna PayPal Temu Vinted Depop Squarespace Wix Mailchimp Dropbox
  Mum Mom Dad`
    .split(/\s+/)
    .filter(
      (word) => word !== '' && !['Weight', 'Reels', 'Keto', 'Mum', 'Mom', 'Dad', 'Paleo', 'March'].includes(word),
    ),
);
