import type { Ports } from '../kernel/ports'

/** Its key in what everybody at this backend shares on this device. */
const chosenKey = 'shop'

/** The number of the shop chosen last on this device; 0 before one is. */
export const readChosenShop = ({ backend }: Ports['storage']): number => Number(backend.get(chosenKey) ?? 0)

export const keepChosenShop = ({ backend }: Ports['storage'], id: number): void => backend.set(chosenKey, String(id))
