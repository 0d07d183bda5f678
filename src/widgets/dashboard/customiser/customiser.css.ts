import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { color, space, font, radius } = vars

export const groups = style({ display: 'grid', gap: space[6], justifyItems: 'start' })
export const note = style({
  padding: `${space[2]} ${space[3]}`,
  color: color.info,
  backgroundColor: color.infoSoft,
  borderRadius: radius.m,
  fontSize: font.size.s,
})
export const group = style({ display: 'grid', gap: space[4], inlineSize: '100%' })
export const title = style({ paddingBlockEnd: space[2], fontSize: font.size.l, fontWeight: 600 })

export const swatch = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] })
export const spot = style({
  flex: 'none',
  inlineSize: 14,
  blockSize: 14,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.full,
  backgroundColor: color.surfaceRaised,
  selectors: {
    '&[data-colour=accent]': { backgroundColor: color.accent },
    '&[data-colour=success]': { backgroundColor: color.success },
    '&[data-colour=warning]': { backgroundColor: color.warning },
    '&[data-colour=danger]': { backgroundColor: color.danger },
    '&[data-colour=info]': { backgroundColor: color.info },
  },
})
