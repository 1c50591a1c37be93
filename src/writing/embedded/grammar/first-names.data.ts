/** First names of many countries which the library does not know and that are no other word, by who bears them. */
const split = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/));

export const HER_NAMES = split(`
  aoife aisling ailsa catriona morag isla eilidh mairi niamh saoirse roisin róisín orla orlaith grainne gráinne sinead sinéad maeve bridie bríd deirdre
  delyth bronwen bethan bethany sian siân nerys carys rhian rhiannon ffion angharad lowri mererid
  priya anjali deepa kavita lakshmi meera neha pooja shreya sunita
  solveig ingeborg sigrid ragnhild frøydis signe maren astrid kirsten heike greta ilse ute birgit anneke femke marieke saskia
  agnieszka katarzyna małgorzata bozena jadwiga zofia ludmila zuzana jitka lenka
  giulia chiara federica ornella inês joana catarina marisol itziar nuria begoña consuelo
  thandi lerato nomsa nomvula zanele chipo rudo ama akosua abena folake ngozi chioma adaeze wanjiru njeri
  yuki naoko akiko keiko linh thuy phuong siti nurul ayşe zeynep elif
`);

export const HIS_NAMES = split(`
  cormac declan cillian padraig pádraig eoin fergus seamus séamus tadhg ruairi hamish callum calum ewan euan alasdair ruaridh
  rhys dafydd emyr iolo huw tomos gethin iwan aled ieuan
  ravi sanjay rajesh suresh vikram arjun anil
  joost wouter bram uwe jürgen götz lars torsten håkon øystein leif
  paweł pawel tomasz krzysztof zbigniew wojciech jiří zdeněk
  luca matteo giacomo rui duarte tiago joão gonzalo iñaki
  kwame kofi kwabena sipho thabo tendai tinashe chidi emeka kamau mwangi
  kenji haruto hiroshi minh mehmet emre
`);
