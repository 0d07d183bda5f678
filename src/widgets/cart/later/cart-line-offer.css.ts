import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'
import { facts } from '../cart.css'

export const offer = style([facts, { marginBlockStart: vars.space.half }])
export const shipping = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] })
globalStyle(`${shipping} > svg`, { flex: 'none', inlineSize: 14, blockSize: 14 })
