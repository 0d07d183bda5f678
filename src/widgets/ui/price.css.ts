import { style } from '@vanilla-extract/css'
import { tabular } from '../theme/theme.css'

export const price = style([tabular, { whiteSpace: 'nowrap' }])
