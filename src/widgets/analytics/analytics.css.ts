import { style } from '@vanilla-extract/css'
import { tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'

const { color, space, font } = vars

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  flex: 1,
  minInlineSize: 0,
})
export const picture = style({ flex: '1 0 auto', display: 'grid', alignContent: 'center', minInlineSize: 0 })
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[6]}`,
  marginBlockEnd: space[4],
})
export const below = style({ color: color.textMuted, fontSize: font.size.s, fontWeight: 400 })
export const progress = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: `${space[3]} ${space[5]}`,
})
export const changes = style({ display: 'grid', gap: space[1] })
export const change = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto 6em',
  gap: space[3],
  alignItems: 'center',
  justifyItems: 'end',
  fontSize: font.size.s,
})
export const changeName = style({ justifySelf: 'start', overflowWrap: 'anywhere' })
export const changeText = style([tabular, { fontWeight: 600 }])
