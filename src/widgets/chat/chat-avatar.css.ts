import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const { color } = vars

export const avatar = style({ position: 'relative', display: 'inline-flex', flex: 'none' })
export const dot = style({
  position: 'absolute',
  insetInlineEnd: -1,
  insetBlockEnd: -1,
  inlineSize: 12,
  blockSize: 12,
  borderRadius: '50%',
  border: `2px solid ${color.surfaceRaised}`,
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
})
export const statuses = styleVariants({
  online: { backgroundColor: color.success },
  busy: { backgroundColor: color.danger },
  away: { backgroundColor: color.warning },
  offline: { backgroundColor: color.borderStrong },
})
