import type { Backend } from '../../service/handle'
import type { ShopBackend } from '../backend'
import { isSampleDatabase } from '../postgres/moving'
import type { Values } from './arguments'
import { isSampleFolder, openShop } from './open-shop'
import { needCurrentShop } from './shop-file'

type ShopPlace = {
  readonly data: string
  /** address of a PostgreSQL database, used instead of the folder */
  readonly database: string | undefined
}

/** Opens an existing shop of this version, also a sample one and while its server runs; throws a sentence otherwise. */
export async function withBackend<T>(
  { data, database }: ShopPlace,
  act: (backend: ShopBackend) => Promise<T>,
): Promise<T> {
  if (!database) needCurrentShop(data)
  const demo = database ? await isSampleDatabase(database) : isSampleFolder(data)
  const backend = await openShop({ data, database, demo })
  try {
    return await act(backend)
  } finally {
    await backend.close()
  }
}

/** Opens the shop of a folder or of DATABASE_URL. */
export const withShop = <T>(
  { data = 'data' }: Pick<Values, 'data'>,
  act: (place: Pick<Backend, 'store' | 'files'>) => Promise<T>,
): Promise<T> =>
  withBackend({ data, database: process.env.DATABASE_URL }, async (backend) => act(await backend.place()))
