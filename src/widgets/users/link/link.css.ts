import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { color, space } = vars

export const fields = style({ display: 'grid', gap: space[3] })
export const failure = style({ color: color.danger })
