import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { AllowedHost } from './allowed-hosts.ts';

/** Host and port of a URL; the host is without brackets. */
export type Target = { hostname: string; port: number };

export type AddressPolicy = {
  /** Whether the operator listed this host; then its addresses may be private. */
  isListed(target: Target): boolean;
  isPortAllowed(target: Target): boolean;
  /** Whether the server may connect to an address that the host of the target resolved to. */
  isAddressAllowed(target: Target, address: string): boolean;
};

/** Ports of web servers, not those of mail servers, databases and the like. */
const webPorts: readonly number[] = [80, 443, 8080, 8443];

/** Decides which addresses the server may connect to for URLs supplied by users or third parties. */
export function createAddressPolicy(
  allowedHosts: readonly AllowedHost[],
  ports: readonly number[] = webPorts,
): AddressPolicy {
  const isWithPort = ({ hostname, port }: Target) =>
    allowedHosts.some(
      (host) => host.is === 'host' && host.hostname === hostname && host.port === port,
    );
  const isWithoutPort = ({ hostname, port }: Target) =>
    ports.includes(port) &&
    allowedHosts.some(
      (host) => host.is === 'host' && host.hostname === hostname && host.port === null,
    );
  const isListed = (target: Target) => isWithPort(target) || isWithoutPort(target);

  return {
    isListed,
    isPortAllowed: (target) => ports.includes(target.port) || isWithPort(target),
    isAddressAllowed(target, address) {
      if (isIP(address) === 0 || address.includes('%')) return false;
      const isInRange = allowedHosts.some((host) => host.is === 'range' && host.contains(address));

      return isInRange || isListed(target) || isPublicAddress(address);
    },
  };
}

/** A public address of a cloud that answers every virtual machine in it: Azure's metadata and DNS. */
const metadataAddress = '168.63.129.16';

/** Of IPv6 only 2000::/3 is public. This also excludes IPv4 addresses within IPv6, such as `::127.0.0.1`. */
function isPublicAddress(address: string): boolean {
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || address === metadataAddress) return false;

  return parsed.kind() === 'ipv4' || parsed.match(ipaddr.parse('2000::'), 3);
}
