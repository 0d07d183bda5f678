import { globalStyle, style } from '@vanilla-extract/css'
import { tabular } from '../theme/theme.css'
import { vars } from '../theme/vars.css'
import { coarsePointer } from './motion.css'

const { color, space, font, control } = vars

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[3],
})
export const range = style([tabular, { color: color.textMuted, fontSize: font.size.s }])
export const side = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] })
export const perPage = style({ inlineSize: 'auto' })
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.half,
  '@media': { [coarsePointer]: { gap: 0 } },
})
export const gap = style({ inlineSize: space[3], color: color.textMuted, textAlign: 'center' })
export const page = style([
  tabular,
  {
    minInlineSize: control.s,
    paddingInline: space[1],
    selectors: { '&[aria-current=page]': { color: color.accent, backgroundColor: color.accentSoft } },
  },
])
export const arrow = style({})
globalStyle(`${arrow}:dir(rtl) svg`, { transform: 'scaleX(-1)' })
