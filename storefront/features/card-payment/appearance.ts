import type { Appearance } from '@stripe/stripe-js';

/** The shop's colors for Stripe's frame, which cannot load the shop's fonts. */
export function appearance(): Appearance {
  const style = getComputedStyle(document.documentElement);
  const role = (name: string) => style.getPropertyValue(name).trim();
  return {
    theme: 'stripe',
    variables: {
      colorPrimary: role('--solid'),
      colorBackground: role('--surface'),
      colorText: role('--text'),
      colorTextSecondary: role('--text-2'),
      colorDanger: role('--bad'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '4px',
      spacingUnit: '4px',
    },
    rules: {
      '.Label': { fontSize: '16px', fontWeight: '600' },
      '.Input': { borderColor: role('--edge'), boxShadow: 'none', padding: '12px' },
      '.Input:focus': { borderColor: role('--focus'), boxShadow: `0 0 0 2px ${role('--focus')}` },
    },
  };
}
