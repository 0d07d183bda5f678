import { narrow } from './email.css'

export const area = (name: string, more: object = {}) => ({ '@container': { [narrow]: { gridArea: name, ...more } } })
