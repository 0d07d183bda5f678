import { globalStyle, style } from '@vanilla-extract/css'
import { tabular } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'
import { roomy } from '../../ui/form.css'

const { color, space, font, radius } = vars

export const percent = style({ position: 'relative', display: 'grid' })
globalStyle(`${percent} > input`, { paddingInlineEnd: space[8], textAlign: 'end' })
export const percentSign = style({
  position: 'absolute',
  insetInlineEnd: space[3],
  insetBlock: 0,
  display: 'grid',
  alignItems: 'center',
  color: color.textMuted,
  pointerEvents: 'none',
})
export const example = style([
  tabular,
  {
    padding: space[3],
    borderRadius: radius.m,
    backgroundColor: color.surfaceSunken,
    fontSize: font.size.s,
  },
])
export const strong = style({ fontWeight: 600 })
export const payment = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'start',
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 148px' } },
})
export const code = style({ display: 'grid', gap: space[1], maxInlineSize: 148 })
