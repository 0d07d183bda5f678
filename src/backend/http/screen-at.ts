const partsOf = (path: string) => path.split('/').filter(Boolean)

function isAt(pattern: string, path: string): boolean {
  const [names, parts] = [partsOf(pattern), partsOf(path)]
  return names.length === parts.length && names.every((name, index) => name.startsWith(':') || name === parts[index])
}

/** The first screen that matches a path, like the dashboard's router. */
export const screenAt = <S extends { paths: readonly string[] }>(screens: readonly S[], path: string): S | undefined =>
  screens.find(({ paths }) => paths.some((each) => isAt(each, path)))
