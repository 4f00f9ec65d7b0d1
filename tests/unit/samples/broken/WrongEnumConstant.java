package broken;

import static io.github.boykaframework.manager.ParallelSession.createSession;

import io.github.boykaframework.enums.PlatformType;

public class WrongEnumConstant {
    void opensTheApp() {
        createSession(PlatformType.MACOS, "calculator"); // fault: cannot find symbol; symbol: variable MACOS
    }
}
