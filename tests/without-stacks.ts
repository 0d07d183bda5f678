// React keeps a stack for every element it makes, for its messages: a fifth of what a test of a widget takes
if ('document' in globalThis) {
  const react = (await import('react')) as unknown as Record<string, object | undefined>
  const internals = react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
  if (!internals || !('recentlyCreatedOwnerStacks' in internals))
    throw new Error('React counts its stacks otherwise now')
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set() {} })
}

export {}
