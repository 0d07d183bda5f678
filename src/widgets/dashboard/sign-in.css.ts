import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'
import { narrow } from './shell.css'

const { color, space } = vars

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  minBlockSize: 'inherit',
  backgroundColor: color.surface,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const cardScreen = style([
  screen,
  { gridTemplateColumns: 'minmax(0, 1fr)', backgroundColor: color.surfaceSunken },
])
export const poster = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  paddingBlockStart: space[8],
  paddingInline: space[12],
  backgroundColor: color.accentSoft,
  borderInlineEnd: `1px solid ${color.border}`,
  overflow: 'hidden',
  '@container': { [narrow]: { display: 'none' } },
})
export const words = style({
  maxInlineSize: '18em',
  textWrap: 'balance',
  fontSize: '34px',
  fontWeight: 600,
  lineHeight: 1.5,
  marginBlock: 'auto',
})
/** Reserves the picture's space, so that the text above doesn't move. */
export const stage = style({ inlineSize: '100%', maxInlineSize: 600, marginInline: 'auto', aspectRatio: '560 / 420' })
export const picture = style({ display: 'block', inlineSize: '100%' })

export const column = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${space[3]} ${space[4]}`,
})
export const tools = style({ display: 'flex', gap: space[1], marginInlineStart: 'auto' })
export const brand = style({ display: 'inline-flex' })
export const brandOnPhone = style({ display: 'none', '@container': { [narrow]: { display: 'inline-flex' } } })
export const main = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space[4],
  inlineSize: '100%',
  maxInlineSize: 440,
  marginInline: 'auto',
  padding: `${space[4]} ${space[4]} calc(${space[12]} + env(safe-area-inset-bottom, 0px))`,
})
