package broken;

import static io.github.boykaframework.builders.Locator.buildLocator;

import io.github.boykaframework.builders.Locator;
import org.openqa.selenium.By;

public class WrongBuilderProperty {
    private final Locator help = buildLocator()
        .name("Help")
        .windows(By.id("help")) // fault: cannot find symbol; symbol: method windows(By)
        .build();
}
