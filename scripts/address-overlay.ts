/**
 * Sub-districts that thai-address-universal lacks: Bangkok's newest, and บางนา, which was divided and is still written.
 * Province, district, sub-district, postcode.
 */
export const overlay: readonly (readonly [string, string, string, string])[] = [
  ['กรุงเทพมหานคร', 'ดินแดง', 'รัชดาภิเษก', '10400'],
  ['กรุงเทพมหานคร', 'พญาไท', 'พญาไท', '10400'],
  ['กรุงเทพมหานคร', 'พระโขนง', 'พระโขนงใต้', '10260'],
  ['กรุงเทพมหานคร', 'บางบอน', 'บางบอนเหนือ', '10150'],
  ['กรุงเทพมหานคร', 'บางบอน', 'บางบอนใต้', '10150'],
  ['กรุงเทพมหานคร', 'บางบอน', 'คลองบางบอน', '10150'],
  ['กรุงเทพมหานคร', 'บางนา', 'บางนา', '10260'],
]
