/** Names the setting and what is wrong with it, without its value, which may be secret. */
export class ConfigError extends Error {}
