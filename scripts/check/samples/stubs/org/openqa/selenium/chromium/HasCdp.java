package org.openqa.selenium.chromium;

import java.util.Map;

public interface HasCdp {
    Map<String, Object> executeCdpCommand(String commandName, Map<String, Object> parameters);
}
