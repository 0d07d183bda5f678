import { style } from '@vanilla-extract/css'
import { barPosition } from '../../theme/bars'
import { tabular } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'
import { narrow } from '../orders.css'

const { color, space, font, radius, shadow, z } = vars

export const bar = style({
  position: barPosition,
  insetBlockEnd: 'var(--raan-sticky-bottom, 0px)',
  zIndex: z.sticky,
  padding: space[3],
  borderBlockStart: `1px solid ${color.border}`,
  borderEndStartRadius: radius.l,
  borderEndEndRadius: radius.l,
  backgroundColor: color.surfaceRaised,
  boxShadow: shadow.high,
})
export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
})
export const count = style([
  tabular,
  {
    paddingInlineEnd: space[3],
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[2],
    '@container': { [narrow]: { flexBasis: '100%' } },
  },
])
export const elsewhere = style({ color: color.textMuted, fontSize: font.size.s })
export const failure = style({ color: color.danger, fontSize: font.size.s, paddingBlockEnd: space[2] })

export const sum = style({ paddingBlockEnd: space[3] })
export const refused = style({ display: 'grid', gap: space[2] })
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  paddingBlockEnd: space[2],
  borderBlockEnd: `1px solid ${color.border}`,
})
export const number = style([tabular, { fontWeight: 600 }])
